/** People: name, role, team, where they work, hours a week. */
export const PEOPLE: [name: string, role: string, team: string, location: string, weeklyHours: number][] = [
  ['Ingrid Solheim', 'PRODUCT_OWNER', 'Checkout', 'Copenhagen', 37],
  ['Daniel Kowalczyk', 'DEVELOPER', 'Checkout', 'Lisbon', 40],
  ['Beatriz Amorim', 'DEVELOPER', 'Checkout', 'Lisbon', 40],
  ['Rasmus Thygesen', 'DEVELOPER', 'Checkout', 'Copenhagen', 37],
  ['Chidinma Eze', 'TESTER', 'Checkout', 'Lisbon', 32],
  ['Tomás Figueira', 'PRODUCT_OWNER', 'Mobile', 'Lisbon', 40],
  ['Yara Haddad', 'DEVELOPER', 'Mobile', 'Leeds', 37],
  ['Callum Braithwaite', 'DEVELOPER', 'Mobile', 'Leeds', 37],
  ['Sunniva Lie', 'DESIGNER', 'Mobile', 'Copenhagen', 30],
  ['Duarte Pestana', 'DEVELOPER', 'Mobile', 'Lisbon', 40],
  ['Meret Zollinger', 'TESTER', 'Mobile', 'Leeds', 28],
  ['Gwen Prosser', 'PRODUCT_OWNER', 'Portal', 'Leeds', 37],
  ['Arjun Bhattacharya', 'DEVELOPER', 'Portal', 'Leeds', 37],
  ['Lotte Krogh', 'DEVELOPER', 'Portal', 'Copenhagen', 37],
  ['Inês Carvalhal', 'DESIGNER', 'Portal', 'Lisbon', 40],
  ['Viktor Stanek', 'DEVELOPER', 'Portal', 'Leeds', 20],
  ['Aoife Brannigan', 'TESTER', 'Portal', 'Leeds', 37],
  ['Mikkel Dahlgaard', 'SCRUM_MASTER', 'Platform', 'Copenhagen', 37],
  ['Daniel Osei', 'DEVELOPER', 'Platform', 'Leeds', 37],
  ['Hedda Nordvik', 'DEVELOPER', 'Platform', 'Copenhagen', 37],
  ['Rui Valadares', 'DEVELOPER', 'Platform', 'Lisbon', 40],
  ['Farah Siddiqui', 'DEVELOPER', 'Platform', 'Leeds', 37],
  ['Pernille Aagaard', 'PRODUCT_OWNER', 'Data', 'Copenhagen', 37],
  ['Jonah Wetherby', 'DEVELOPER', 'Data', 'Leeds', 37],
  ['Catarina Lemos', 'DEVELOPER', 'Data', 'Lisbon', 40],
  ['Oskar Lindahl', 'TESTER', 'Data', 'Copenhagen', 25],
  ['Priscilla Obuya', 'DEVELOPER', 'Data', 'Leeds', 37],
  ['Henk van Rossum', 'DEVELOPER', 'Checkout', 'Copenhagen', 37],
]

/** Projects with what their issues are about: a letter says whether it is a bug, a story or a task. */
export const PROJECTS: [key: string, name: string, description: string, team: string, status: string, issues: string[]][] = [
  ['PAY', 'Payments Gateway', 'Card and wallet payments for merchants', 'Checkout', 'ACTIVE', [
    'S Pay with a saved card', 'B Refund fails for partially captured payments', 'S Show the exchange rate before paying',
    'T Rotate the signing keys of the acquirer', 'B Duplicate charge after a timeout', 'S Split a payment over two cards',
    'B Wallet button missing in Safari', 'T Upgrade to 3-D Secure 2.3', 'S Retry failed direct debits', 'B Rounding error on Danish crowns',
    'S Send a receipt by e-mail', 'T Archive settlement files older than a year', 'B Webhook is sent twice', 'S Let merchants cap the amount of a payment',
    'B Expired cards are accepted at checkout', 'T Load test the authorisation endpoint', 'S Tip screen for restaurants',
    'S Dispute overview for merchants', 'B Chargeback fee booked on the wrong day', 'T Document the sandbox cards', 'S Pay by link',
    'B Currency symbol cut off on the receipt', 'T Mask card numbers in the logs', 'S Instalments over three months',
  ]],
  ['MOB', 'Mobile App', 'The app for iOS and Android', 'Mobile', 'ACTIVE', [
    'S Sign in with a fingerprint', 'B App crashes when the camera is denied', 'S Dark mode', 'T Move to the new navigation library',
    'B Push notifications arrive twice on Android', 'S Offline list of recent orders', 'B Keyboard covers the password field',
    'S Widget with the balance of the day', 'T Shrink the size of the download', 'B Back gesture closes the app', 'S Scan an invoice with the camera',
    'S Choose the language within the app', 'B Spinner never stops on slow networks', 'T Drop support for Android 9', 'S Pin favourite customers',
    'B Dates shown in American order', 'S Share a receipt', 'T Replace the analytics SDK', 'B Logo blurred on tablets', 'S Larger text for low vision',
    'B Session is lost after an update',
  ]],
  ['WEB', 'Customer Portal', 'Where customers manage their account', 'Portal', 'ACTIVE', [
    'S Download invoices as a ZIP file', 'B Search ignores accents', 'S Invite a colleague', 'T Replace the old date picker',
    'B Logout does not end the session', 'S Two-factor sign-in', 'B Table header overlaps the filter bar', 'S Change the billing address',
    'T Remove jQuery', 'B Export button greyed out for admins', 'S Activity history of an account', 'B Wrong VAT on quotes for Norway',
    'S Keyboard shortcuts', 'T Add end-to-end tests for sign-up', 'B 404 after resetting the password', 'S Sort orders by customer',
    'B Footer links lead to staging', 'S Guided tour for new customers', 'T Compress the hero images',
  ]],
  ['INF', 'Cloud Platform', 'Clusters, pipelines and monitoring', 'Platform', 'ACTIVE', [
    'T Upgrade the cluster to 1.31', 'T Move backups to cold storage', 'B Alerts silent during the night', 'T Rightsize the staging nodes',
    'S Preview environment for every branch', 'B Pipeline hangs on large artefacts', 'T Renew the wildcard certificate', 'S Self-service databases',
    'B Disk full on the log server', 'T Terraform the DNS zones', 'T Disaster recovery drill', 'B Cron jobs run twice after a failover', 'S Cost report per team',
    'T Patch OpenSSL on the bastion', 'B Metrics dropped at midnight', 'T Retire the old VPN', 'S Feature flags as a service',
  ]],
  ['REP', 'Reporting Suite', 'Dashboards and exports', 'Data', 'ACTIVE', [
    'S Schedule a report by e-mail', 'B Totals differ between chart and table', 'S Forecast for the next quarter', 'T Partition the events table',
    'B CSV export breaks on line breaks', 'S Heat map of sales by region', 'B Dashboard loads for a minute', 'T Clean up unused metrics',
    'S Compare two periods', 'B Filter resets after refresh', 'S Share a dashboard by link', 'T Migrate to the new warehouse', 'B Wrong week numbers in January',
    'S Annotations on charts', 'B Legend hidden on small screens', 'T Tune the nightly load',
  ]],
  ['LEG', 'Legacy Billing', 'Old invoicing, kept alive until everybody has moved', 'Data', 'MAINTENANCE', [
    'B Invoice run stops at leap days', 'T Freeze the schema', 'B Dunning letters without a logo', 'T Export contracts for the migration', 'B Umlauts broken in PDFs',
    'T Switch off the fax gateway', 'B Interest calculated on paid invoices', 'T Read-only access for auditors', 'B Nightly job locks the ledger', 'S Notice that the old system closes',
  ]],
  ['ONB', 'Onboarding Flow', 'Sign-up of new merchants', 'Portal', 'ON_HOLD', [
    'S Upload an identity document', 'B Confirmation mail lands in spam', 'S Save and continue later', 'T Agree on the list of countries', 'S Video identification',
    'B Progress bar jumps back', 'S Fill in the company from the register', 'B Postcode check rejects Ireland', 'T Legal review of the consent texts', 'S Welcome call booking',
    'B Tax number is not validated', 'S Checklist of missing documents', 'T Measure where people give up',
  ]],
] // oxfmt-ignore

export const GOALS = [
  'Fewer support tickets about declined cards', 'Ready for the autumn release', 'Clear the oldest bugs', 'Everything the pilot customers asked for',
  'Faster first page', 'Close the gaps from the security audit', 'Finish what was started', 'Prepare the migration',
] // oxfmt-ignore
export const COMMENTS = [
  'Paired with the team', 'Reproduced it on staging', 'Wrote the unit tests', 'Waiting for feedback on the merge request', 'First draft', 'Fixed the review remarks',
  'Investigated the logs', 'Call with the customer',
] // oxfmt-ignore
