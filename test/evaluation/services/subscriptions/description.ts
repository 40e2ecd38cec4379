import { answers, pathParameter, queryParameter, ref, requestBody } from '../openapi.ts'
import { BILLING_CYCLES, CANCELLATION_REASONS, CASE_CHANNELS, CASE_PRIORITIES, CASE_STATUSES, CASE_TYPES, INDUSTRIES, REGIONS, SAAS_INVOICE_STATUSES, SAAS_PAYMENT_METHODS, SAAS_PRODUCTS, SUBSCRIPTION_STATUSES } from './kinds.ts' // oxfmt-ignore

export type Schema = Record<string, unknown>
type Fields = Record<string, Schema>
const text = { type: 'string', nullable: true }
const needed = { type: 'string', minLength: 1 }
const key = { type: 'string', format: 'uuid' }
const day = { type: 'string', format: 'date' }
const moment = { type: 'string', format: 'date-time' }
const whole = { type: 'integer', format: 'int32' }
const double = { type: 'number', format: 'double' }
const flag = { type: 'boolean' }
const maybe = (schema: Schema): Schema => ({ ...schema, nullable: true })
const told = (schema: Schema, description: string): Schema => ({ ...schema, description })
const listOf = (name: string): Schema => ({ type: 'array', items: ref(name), nullable: true })
const dto = (properties: Fields, required: readonly string[] = []): Schema => ({ ...(required.length > 0 && { required }), type: 'object', properties, additionalProperties: false }) // oxfmt-ignore
const part = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(names.map(name => [name, fields[name]!]))
const amount = (description = 'EUR') => told(double, description)

export const ENUMS: Record<string, readonly string[]> = {
  Region: REGIONS,
  Industry: INDUSTRIES,
  Product: SAAS_PRODUCTS,
  SubscriptionStatus: SUBSCRIPTION_STATUSES,
  BillingCycle: BILLING_CYCLES,
  CancellationReason: CANCELLATION_REASONS,
  InvoiceStatus: SAAS_INVOICE_STATUSES,
  PaymentMethod: SAAS_PAYMENT_METHODS,
  CaseType: CASE_TYPES,
  CasePriority: CASE_PRIORITIES,
  CaseStatus: CASE_STATUSES,
  CaseChannel: CASE_CHANNELS,
}
const ENUM_NOTES: Record<string, string> = {
  CaseStatus: 'A case is New until one of us picks it up.',
  SubscriptionStatus: 'PastDue: an invoice has not been paid in time.',
}

const MANAGER: Fields = { Id: key, FirstName: text, LastName: text, Email: text, Phone: text, Region: ref('Region'), QuarterlyTarget: amount('New business per quarter in EUR'), HiredOn: day, IsOnLeave: flag } // oxfmt-ignore
const CUSTOMER: Fields = { Name: needed, Industry: ref('Industry'), EmployeeCount: whole, AccountManagerId: maybe(key), VatNumber: text, IsReference: told(flag, 'May be named as a reference'), BillingAddress: ref('AddressDto'), PrimaryContact: ref('ContactDto'), Notes: text } // oxfmt-ignore
const PLAN: Fields = { Id: key, Code: text, Name: text, Product: ref('Product'), PricePerSeat: amount('EUR per seat and month'), MinimumSeats: whole, TrialDays: whole, IsRetired: told(flag, 'Not offered to new customers any more'), Description: text } // oxfmt-ignore
const ADD_ON: Fields = { Code: needed, Name: needed, Description: text, MonthlyPrice: amount('EUR per month') }
const SUBSCRIPTION: Fields = {
  Id: key,
  Number: text,
  CustomerId: key,
  PlanId: key,
  Status: ref('SubscriptionStatus'),
  BillingCycle: ref('BillingCycle'),
  Seats: { ...whole, minimum: 1 },
  DiscountPercent: { ...double, minimum: 0, maximum: 100 },
  MonthlyAmount: amount('Seats and add-ons after discount, EUR per month'),
  AutoRenew: flag,
  StartedOn: day,
  TrialEndsOn: maybe(day),
  RenewsOn: maybe(told(day, 'First day of the next term')),
  PausedOn: maybe(day),
  CancelledOn: maybe(day),
  CancellationReason: ref('CancellationReason'),
  AddOns: listOf('SubscriptionAddOnDto'),
}
const INVOICE: Fields = { Id: key, Number: text, SubscriptionId: key, Status: ref('InvoiceStatus'), IssuedOn: day, DueOn: day, PaidOn: maybe(day), NetAmount: amount(), VatAmount: amount(), TotalAmount: amount('EUR including VAT'), PaymentMethod: ref('PaymentMethod'), RemindersSent: whole } // oxfmt-ignore
const CASE: Fields = { CustomerId: key, Product: ref('Product'), Type: ref('CaseType'), Priority: ref('CasePriority'), Channel: ref('CaseChannel'), Subject: needed, Description: text } // oxfmt-ignore

const READ: Record<string, Fields> = {
  AccountManager: MANAGER,
  Customer: { Id: key, CustomerNumber: text, ...CUSTOMER, CustomerSince: day },
  Plan: PLAN,
  AddOn: { Id: key, ...ADD_ON },
  Subscription: SUBSCRIPTION,
  Invoice: INVOICE,
  SupportCase: { Id: key, Number: text, ...CASE, Status: ref('CaseStatus'), OpenedAt: moment, ResolvedAt: maybe(moment), SatisfactionScore: maybe(told({ ...whole, minimum: 1, maximum: 5 }, 'What the customer gave, 1 to 5')) }, // oxfmt-ignore
}
export const SCHEMAS: Record<string, Schema> = {
  AddressDto: dto({ Street: text, PostalCode: text, City: text, CountryCode: told(text, 'ISO 3166-1 alpha-2') }),
  ContactDto: dto({
    FirstName: text,
    LastName: text,
    JobTitle: text,
    Email: { ...text, format: 'email' },
    Phone: text,
  }),
  SubscriptionAddOnDto: dto({ AddOnId: key, Quantity: whole }),
  ...Object.fromEntries(Object.entries(READ).map(([name, fields]) => [`${name}Dto`, dto(fields)])),
  ...Object.fromEntries(Object.keys(READ).map(name => [`${name}DtoPagedResult`, dto({ Items: listOf(`${name}Dto`), Page: whole, PageSize: whole, TotalCount: whole })])), // oxfmt-ignore
  CreateCustomerRequest: dto(CUSTOMER, ['Name', 'Industry', 'BillingAddress', 'PrimaryContact']),
  UpdateCustomerRequest: dto(CUSTOMER),
  CreateAddOnRequest: dto(ADD_ON, ['Code', 'Name', 'MonthlyPrice']),
  UpdateAddOnRequest: dto(ADD_ON),
  UpdatePlanRequest: dto(part(PLAN, 'Name', 'PricePerSeat', 'MinimumSeats', 'TrialDays', 'IsRetired', 'Description')),
  CreateSubscriptionRequest: dto(part(SUBSCRIPTION, 'CustomerId', 'PlanId', 'BillingCycle', 'Seats', 'DiscountPercent', 'AutoRenew'), ['CustomerId', 'PlanId', 'Seats']), // oxfmt-ignore
  UpdateSubscriptionRequest: dto(part(SUBSCRIPTION, 'PlanId', 'BillingCycle', 'Seats', 'DiscountPercent', 'AutoRenew')),
  CancelSubscriptionRequest: dto({ Reason: ref('CancellationReason') }, ['Reason']),
  AddAddOnRequest: dto({ AddOnId: key, Quantity: { ...whole, minimum: 1, default: 1 } }, ['AddOnId']),
  CreateSupportCaseRequest: dto(CASE, ['CustomerId', 'Type', 'Subject']),
  UpdateSupportCaseRequest: dto({ ...part(CASE, 'Product', 'Type', 'Priority', 'Subject', 'Description'), Status: ref('CaseStatus') }), // oxfmt-ignore
  ProblemDetails: { type: 'object', properties: { type: text, title: text, status: maybe(whole), detail: text, instance: text }, additionalProperties: {} }, // oxfmt-ignore
}

/** Where each kind is, and what a list of it can be asked for. */
export const LISTS: Record<string, { path: string; filters: Fields; summary?: string }> = {
  AccountManager: { path: 'AccountManagers', filters: { Region: ref('Region'), IsOnLeave: flag } },
  AddOn: { path: 'AddOns', filters: { Search: told(needed, 'Part of the name') } },
  Customer: { path: 'Customers', filters: { Search: told(needed, 'Part of the name, or the customer number'), Industry: ref('Industry'), CountryCode: needed, AccountManagerId: key } }, // oxfmt-ignore
  Invoice: { path: 'Invoices', filters: { SubscriptionId: key, Status: ref('InvoiceStatus'), Number: needed, IssuedFrom: day, IssuedTo: day }, summary: 'Invoices of the last three months; older ones are in the archive.' }, // oxfmt-ignore
  Plan: { path: 'Plans', filters: { Product: ref('Product'), IsRetired: flag } },
  Subscription: { path: 'Subscriptions', filters: { CustomerId: key, PlanId: key, AddOnId: key, Status: ref('SubscriptionStatus'), Number: needed } }, // oxfmt-ignore
  SupportCase: { path: 'SupportCases', filters: { CustomerId: key, Product: ref('Product'), Type: ref('CaseType'), Status: ref('CaseStatus'), Priority: ref('CasePriority'), Number: needed }, summary: 'Support cases and feature requests.' }, // oxfmt-ignore
}
const paging = [queryParameter('Page', { ...whole, minimum: 1, default: 1 }), queryParameter('PageSize', { ...whole, minimum: 1, maximum: 100, default: 20 })] // oxfmt-ignore
const problem = (description: string) => answers(description, ref('ProblemDetails'), 'application/problem+json')
const withSummary = (summary?: string) => summary !== undefined && { summary }
const id = () => pathParameter('id', key)
const all = (kind: string) => ({ tags: [LISTS[kind]!.path], ...withSummary(LISTS[kind]!.summary), parameters: [...Object.entries(LISTS[kind]!.filters).map(([name, { description, ...schema }]) => queryParameter(name, schema, description as string | undefined)), ...paging], responses: { 200: answers('OK', ref(`${kind}DtoPagedResult`)), 400: problem('Bad Request') } }) // oxfmt-ignore
const one = (kind: string) => ({ tags: [LISTS[kind]!.path], parameters: [id()], responses: { 200: answers('OK', ref(`${kind}Dto`)), 404: problem('Not Found') } }) // oxfmt-ignore
const create = (kind: string, summary?: string) => ({ tags: [LISTS[kind]!.path], ...withSummary(summary), requestBody: requestBody(ref(`Create${kind}Request`)), responses: { 201: answers('Created', ref(`${kind}Dto`)), 400: problem('Bad Request') } }) // oxfmt-ignore
const change = (kind: string, summary?: string) => ({ ...one(kind), ...withSummary(summary), requestBody: requestBody(ref(`Update${kind}Request`)) }) // oxfmt-ignore
const drop = (kind: string, summary?: string) => ({ tags: [LISTS[kind]!.path], ...withSummary(summary), parameters: [id()], responses: { 204: { description: 'No Content' }, 404: problem('Not Found'), 409: problem('Conflict') } }) // oxfmt-ignore
const act = (kind: string, summary: string, body?: string) => ({ tags: [LISTS[kind]!.path], summary, parameters: [id()], ...(body && { requestBody: requestBody(ref(body)) }), responses: { 200: answers('OK', ref(`${kind}Dto`)), 404: problem('Not Found'), 409: problem('Conflict') } }) // oxfmt-ignore

/** The back office of a software firm as Swashbuckle describes it: PascalCase, no operation ids, here and there a summary. */
export const SUBSCRIPTIONS_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Larkfield.BackOffice.Api', version: 'v1' },
  paths: {
    '/api/AccountManagers': { get: all('AccountManager') },
    '/api/AccountManagers/{id}': { get: one('AccountManager') },
    '/api/AddOns': { get: all('AddOn'), post: create('AddOn') },
    '/api/AddOns/{id}': { get: one('AddOn'), patch: change('AddOn'), delete: drop('AddOn', 'Deletes an add-on that no subscription has.') }, // oxfmt-ignore
    '/api/Customers': { get: all('Customer'), post: create('Customer') },
    '/api/Customers/{id}': { get: one('Customer'), patch: change('Customer'), delete: drop('Customer', 'Deletes a customer without subscriptions.') }, // oxfmt-ignore
    '/api/Invoices': { get: all('Invoice') },
    '/api/Invoices/{id}': { get: one('Invoice') },
    '/api/Invoices/{id}/MarkPaid': { post: act('Invoice', 'Marks an invoice as paid today.') },
    '/api/Invoices/{id}/SendReminder': { post: act('Invoice', 'Sends the customer a reminder.') },
    '/api/Invoices/{id}/Void': { post: act('Invoice', 'Voids an invoice that has not been paid.') },
    '/api/Plans': { get: all('Plan') },
    '/api/Plans/{id}': { get: one('Plan'), patch: change('Plan') },
    '/api/Subscriptions': { get: all('Subscription'), post: create('Subscription', 'Starts a subscription, with a trial where the plan has one.') }, // oxfmt-ignore
    '/api/Subscriptions/{id}': { get: one('Subscription'), patch: change('Subscription', 'Changes the plan, the seats or the terms.') }, // oxfmt-ignore
    '/api/Subscriptions/{id}/AddOns': { post: act('Subscription', 'Books an add-on.', 'AddAddOnRequest') },
    '/api/Subscriptions/{id}/AddOns/{addOnId}': { delete: { ...act('Subscription', 'Removes an add-on.'), parameters: [id(), pathParameter('addOnId', key)] } }, // oxfmt-ignore
    '/api/Subscriptions/{id}/Cancel': { post: act('Subscription', 'Cancels a subscription as of today.', 'CancelSubscriptionRequest') }, // oxfmt-ignore
    '/api/Subscriptions/{id}/Pause': { post: act('Subscription', 'Puts an active subscription on hold.') },
    '/api/Subscriptions/{id}/Resume': { post: act('Subscription', 'Resumes a paused subscription.') },
    '/api/SupportCases': { get: all('SupportCase'), post: create('SupportCase') },
    '/api/SupportCases/{id}': { get: one('SupportCase'), patch: change('SupportCase'), delete: drop('SupportCase') },
    '/api/SupportCases/{id}/Resolve': { post: act('SupportCase', 'Marks a case as resolved.') },
  },
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { enum: values, type: 'string', ...(ENUM_NOTES[name] && { description: ENUM_NOTES[name] }) }])), // oxfmt-ignore
      ...SCHEMAS,
    },
  },
}
