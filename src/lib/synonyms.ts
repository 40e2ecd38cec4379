import { APPOINTMENTS, TRADES } from './trades.ts'

/**
 * Common synonyms of business nouns; each row means roughly one thing. A catalogue's own word always comes first.
 * Source: written by hand for words that business software in general uses alike and WordNet (lib/word-knowledge) keeps
 * apart; no interface in particular.
 */
export const BUSINESS_NOUNS: string[][] = [
  ['account', 'customer', 'client', 'company', 'organisation', 'organization', 'firm', 'business', 'buyer'],
  ['opportunity', 'deal'],
  ['lead', 'prospect'],
  ['contact', 'person', 'people', 'folk'],
  ['employee', 'people', 'person', 'folk', 'staff', 'worker', 'colleague', 'headcount', 'workforce', 'personnel'],
  ['order', 'purchase', 'sale'],
  ['product', 'article', 'good', 'sku'],
  ['task', 'ticket', 'issue', 'todo'],
  ['revenue', 'turnover', 'sales', 'income', 'earnings'],
  ['value', 'amount', 'worth', 'size', 'volume', 'price', 'cost', 'total'],
  ['salary', 'pay', 'wage', 'compensation'],
  ['probability', 'likelihood', 'chance', 'odds'],
  ['duration', 'length', 'runtime'],
  ['phone', 'telephone', 'mobile', 'cell'],
  ['email', 'mail'],
  ['website', 'homepage', 'url', 'site', 'web'],
  ['title', 'role', 'position', 'function'],
  ['job title', 'role', 'position'],
  ['industry', 'sector', 'vertical', 'branch'],
  ['author', 'writer'],
  ['pupil', 'schoolchild', 'child', 'kid'],
  ['supplier', 'vendor'],
  ['brand', 'manufacturer', 'maker'],
  ['ceo', 'boss'],
  ['salesperson', 'salesman', 'seller'],
  ['match', 'game', 'fixture'],
  ['stage', 'phase'],
  ['opening', 'vacancy', 'position', 'requisition'],
  ['position', 'job'],
  ['expense', 'claim'],
  ['status', 'state'],
  ['type', 'kind', 'category', 'class'],
  ['genre', 'category', 'subject'],
  ['rating', 'score', 'stars'],
  ['stock', 'inventory', 'quantity'],
  ['address', 'street'],
  ['state', 'province'],
  ['city', 'town', 'municipality', 'locality'],
  ['country', 'nation'],
  ['department', 'team', 'division'],
  ['name', 'title'],
  ['updated', 'changed', 'modified', 'edited'],
  ['created', 'opened', 'raised', 'filed', 'logged', 'submitted', 'reported', 'added'],
  ['manager', 'boss', 'supervisor', 'superior'],
  ['released', 'published', 'launched', 'issued'],
  ['primary', 'main', 'principal'],
  ['mandatory', 'compulsory', 'required', 'obligatory'],
  ['probation', 'trial'],
  ['birth', 'born', 'birthday', 'birthdate', 'dob'],
]

/** What those are on who wait for something. */
export const WAITING = ['waitlist', 'waiting list', 'waiting']

/**
 * What people call the records of a kind that has another name, in one trade or in most: said of records alone, never of a field.
 * Source: by hand, as above, for what WordNet keeps apart ("carer" and "caregiver", "matter" and "case").
 */
export const KIND_NOUNS: string[][] = [
  ['guest', 'visitor'],
  ['learner', 'student', 'pupil', 'trainee'],
  ['trainee', 'participant', 'delegate', 'attendee', 'candidate', 'learner', 'student'],
  ['employer', 'company', 'firm'],
  ['consignor', 'seller', 'vendor'],
  ['warden', 'attendant'],
  ['tenant', 'renter', 'resident', 'lessee'],
  ['instructor', 'teacher', 'trainer', 'tutor', 'coach'],
  ['doctor', 'physician', 'practitioner', 'clinician', 'therapist'],
  ['lawyer', 'attorney', 'solicitor'],
  ['carer', 'caregiver'],
  ['guardian', 'parent'],
  ['volunteer', 'helper'],
  ['technician', 'engineer', 'mechanic'],
  ['employee', 'teammate', 'collaborator', 'colleague', 'coworker', 'staff'],
  ['matter', 'case'],
  ['invoice', 'bill'],
  ['venue', 'location'],
  APPOINTMENTS,
  ['hire', 'rental', 'hiring', 'booking', 'reservation'],
  ['trip', 'tour', 'journey', 'excursion', 'outing'],
  ['sailing', 'crossing', 'departure'],
  ['service call', 'service visit', 'callout', 'call-out', 'call out'],
  ['agreement', 'contract'],
  ['penalty', 'fine', 'ticket', 'parking ticket', 'penalty notice'],
  ['complaint', 'problem'],
  ['finding', 'problem', 'issue'],
  ['showroom', 'shop', 'store'],
  ['charger', 'charge point', 'charging point'],
  ['quality check', 'quality test', 'test'],
  ['treatment', 'procedure', 'service'],
  ['membership', 'subscription'],
  ['payment', 'receipt'],
  ['course', 'class'],
  ['event', 'activity', 'program', 'programme', 'session'],
  ['course', 'training'],
  ['lesson', 'session', 'class'],
  ['job', 'vacancy'],
  ['applicant', 'candidate'],
  ['equipment', 'asset', 'device', 'kit', 'gear'],
  ['absence', 'leave', 'leave request', 'time off', 'absence request'],
  ['contract', 'engagement', 'employment'],
  ['task', 'card', 'ticket', 'issue', 'todo', 'work item'],
  ['project', 'board', 'workspace'],
  ['sprint', 'iteration', 'cycle'],
  ['vehicle', 'car'],
  ['loan car', 'courtesy car', 'replacement car'],
  ['part', 'spare', 'spare part', 'component'],
  ['product', 'item', 'article'],
  ['review', 'rating', 'feedback'],
  ['order', 'sales order', 'customer order', 'purchase', 'sale'],
  ['supplier', 'vendor', 'wholesaler', 'distributor'],
  ['author', 'writer', 'creator'],
  ['comment', 'note', 'remark'],
  ['attachment', 'file'],
  [
    'time entry',
    'time log',
    'time record',
    'time booking',
    'work log',
    'worklog',
    'timesheet',
    'timesheet entry',
    'timesheet line',
  ],
  ['payslip', 'pay slip', 'pay statement', 'paystub', 'pay stub', 'salary slip', 'salary statement', 'wage slip'],
  ['vacancy', 'opening', 'job opening', 'job posting', 'job advert', 'requisition'],
  ['quote', 'quotation', 'offer', 'estimate'],
  ['lease', 'tenancy', 'rental agreement', 'tenancy agreement'],
  ['apartment', 'flat', 'home'],
  ['pitch', 'spot'],
  ['run', 'slope', 'piste'],
  ['concert', 'gig'],
  ['trader', 'stallholder'],
  ['plan', 'package', 'membership plan', 'membership type', 'subscription plan'],
  ['donation', 'gift', 'contribution'],
  ['donor', 'giver', 'contributor'],
  ['attendee', 'participant', 'registrant', 'delegate'],
  ['speaker', 'presenter'],
  ['talk', 'presentation', 'lecture'],
  ['exam', 'test'],
  ['defect', 'fault', 'problem', 'malfunction', 'breakdown'],
  ['warehouse', 'depot', 'storehouse', 'yard'],
  ['shift', 'duty', 'duty slot', 'duty shift', 'rota entry', 'roster entry', 'shift assignment'],
  ['certificate', 'certification', 'qualification', 'credential'],
  ['repair', 'repair job', 'repair order', 'repair ticket', 'workshop ticket', 'workshop job', 'service job'],
  // What is ordered of those who come to do it: the job is the whole of it, and a task a part.
  ['work order', 'service order', 'job order', 'job'],
  ['hotel', 'property', 'house', 'guesthouse', 'inn', 'resort'],
  ['expense', 'expense claim', 'expense report'],
  [
    'support ticket',
    'support request',
    'support case',
    'ticket',
    'case',
    'incident',
    'service request',
    'trouble ticket',
  ],
  ['voucher', 'coupon', 'promo code', 'promotion code', 'promotional code', 'discount code', 'coupon code'],
  ['return', 'refund', 'return request', 'rma', 'returned item', 'returned good', 'returned product'],
  ['delivery', 'shipment', 'parcel', 'consignment', 'dispatch'],
  ['enrolment', 'enrollment', 'registration', 'signup'],
]

/** Nouns for all whom a business serves, and what those are in one trade or another. Source: by hand, as above. */
export const CUSTOMERS = {
  nouns: ['customer', 'client'],
  /** What they are called in everyday speech. */
  informal: ['punter'],
  /** Who pays for somebody else, by these very nouns. */
  called: ['guardian', 'parent'],
  roles: [
    ...['customer', 'client', 'buyer', 'guest', 'visitor', 'patron', 'patient', 'passenger', 'member', 'subscriber'],
    ...[
      'shopper',
      'consumer',
      'owner',
      'holder',
      'tenant',
      'student',
      'learner',
      'reader',
      'user',
      'requester',
      'borrower',
      'adopter',
    ],
  ],
}
/** The same of all who work there. */
export const WORKERS = {
  nouns: ['staff', 'employee', 'worker', 'colleague', 'personnel'],
  informal: ['lad', 'guy', 'chap', 'bloke', 'fella'],
  called: [] as readonly string[],
  roles: [
    ...['worker', 'employee', 'staff', 'professional', 'educator', 'agent', 'driver'],
    ...['therapist', 'practitioner', 'clinician', 'instructor', 'trainer', 'stylist'],
    ...['warden', 'ranger', 'steward', 'guard', 'porter', 'fitter', 'technician', 'engineer'],
  ],
}

/** The same of what they are sent out or called to do, the work itself first. */
export const ERRANDS = {
  nouns: ['job'],
  roles: [
    ...['work order', 'move', 'removal', 'installation', 'repair', 'service call', 'call-out', 'callout', 'call out'],
    ...['treatment', 'cleaning', 'shoot', 'visit', 'service visit', 'inspection'],
  ],
}

/** The same of where a business receives people: one of its places, of whatever trade it is. */
export const PREMISES = {
  nouns: ['branch', 'location', 'site', 'outlet', 'office', 'workplace'],
  roles: [
    ...new Set(TRADES.flatMap(({ premises }) => premises)),
    ...['pharmacy', 'office', 'depot', 'workplace', 'plant', 'facility'],
  ],
}

/** Verbs of business that say the same, some from two sides: whoever is hired joins. Source: by hand, as above. */
export const BUSINESS_VERBS: string[][] = [
  ['hire', 'join'],
  ['paid', 'settled'],
  ['delivered', 'arrived'],
  ['blocked', 'suspended', 'locked', 'barred'],
  ['renewed', 'renewal', 'extended', 'extension'],
]

/**
 * Verbs that interfaces use for the same action: the synonyms of PowerShell's list of approved verbs ("Approved Verbs
 * for PowerShell Commands", Microsoft) with the standard methods of Google's API improvement proposals (AIP-131 to
 * AIP-136) and the methods of HTTP. Which of them a name carries is a habit of its author. These change nothing …
 */
export const READING_ACTIONS: string[][] = [
  ['get', 'fetch', 'retrieve', 'read', 'show', 'view', 'display', 'obtain', 'list', 'find'],
  ['search', 'find', 'query', 'lookup', 'list'],
  ['calculate', 'compute', 'determine', 'evaluate', 'estimate'],
  ['convert', 'transform', 'translate'],
  ['check', 'verify', 'validate', 'test', 'confirm'],
  ['export', 'download', 'dump', 'extract'],
  ['compare', 'diff'],
  ['count', 'number', 'total'],
]

/** … and these do. */
export const CHANGING_ACTIONS: string[][] = [
  ['create', 'add', 'new', 'make', 'insert', 'post'],
  ['generate', 'build', 'produce', 'create', 'make'],
  ['update', 'edit', 'change', 'modify', 'set', 'patch', 'put', 'alter', 'configure'],
  ['delete', 'remove', 'erase', 'destroy', 'drop', 'discard', 'purge', 'clear', 'eliminate'],
  ['send', 'deliver', 'dispatch', 'submit', 'post', 'publish'],
  ['start', 'begin', 'launch', 'run', 'execute', 'invoke', 'trigger'],
  ['stop', 'end', 'terminate', 'halt', 'kill', 'cancel', 'abort'],
  ['restart', 'reset', 'reboot', 'recycle'],
  ['copy', 'duplicate', 'clone', 'replicate'],
  ['move', 'transfer', 'migrate'],
  ['join', 'merge', 'combine', 'unite', 'concatenate'],
  ['connect', 'attach', 'link', 'bind', 'associate'],
  ['disconnect', 'detach', 'unlink', 'unbind'],
  ['enable', 'activate', 'unblock'],
  ['disable', 'deactivate', 'suspend', 'block'],
  ['grant', 'allow', 'permit'],
  ['revoke', 'deny', 'withdraw'],
  ['import', 'upload', 'load', 'ingest'],
  ['save', 'store', 'write', 'keep'],
  ['restore', 'recover', 'undo', 'revert', 'rollback'],
  ['register', 'enroll', 'signup', 'subscribe'],
  ['reserve', 'book', 'schedule'],
  ['buy', 'purchase', 'order'],
  ['login', 'signin', 'authenticate'],
  ['assign', 'allocate'],
  ['approve', 'accept'],
  ['reject', 'decline', 'refuse'],
]

/** Short forms of words, as identifiers write them: the same word. */
export const SHORT_FORMS: string[][] = [
  ['repository', 'repo'],
  ['organization', 'organisation', 'org'],
  ['configuration', 'config'],
  ['authentication', 'auth'],
  ['authorization', 'authorisation', 'auth'],
  ['application', 'app'],
  ['administrator', 'admin'],
  ['technician', 'tech'],
  ['information', 'info'],
  ['document', 'documentation', 'doc'],
  ['directory', 'dir'],
  ['database', 'db'],
  ['environment', 'env'],
  ['parameter', 'param'],
  ['argument', 'arg'],
  ['attribute', 'attr'],
  ['identifier', 'id'],
  ['message', 'msg'],
  ['image', 'img'],
  ['picture', 'pic'],
  ['statistic', 'stat'],
  ['specification', 'spec'],
  ['reference', 'ref'],
  ['temporary', 'temp', 'tmp'],
  ['maximum', 'max'],
  ['minimum', 'min'],
  ['average', 'avg'],
  ['quantity', 'qty'],
  ['number', 'num'],
  ['address', 'addr'],
  ['account', 'acct'],
  ['transaction', 'txn'],
  ['subscription', 'sub'],
  ['notification', 'notif'],
  ['source', 'src'],
  ['destination', 'dest', 'dst'],
  ['previous', 'prev'],
  ['package', 'pkg'],
  ['library', 'lib'],
  ['command', 'cmd'],
  ['certificate', 'cert'],
  ['telephone', 'phone', 'tel'],
  ['latitude', 'lat'],
  ['longitude', 'lng', 'lon'],
]

/** Nouns of computing that name nearly the same thing. */
export const COMPUTING_NOUNS: string[][] = [
  ['configuration', 'setting', 'preference', 'option'],
  ['authentication', 'login'],
  ['authorization', 'permission', 'access'],
  ['credential', 'secret', 'password'],
  ['information', 'detail'],
  ['document', 'file'],
  ['directory', 'folder'],
  ['parameter', 'argument'],
  ['image', 'picture', 'photo'],
  ['statistic', 'metric', 'analytic'],
  ['average', 'mean'],
  ['quantity', 'amount'],
  ['user', 'member', 'person'],
  ['group', 'team'],
  ['invoice', 'bill'],
  ['payment', 'charge', 'transaction'],
  ['label', 'tag', 'keyword'],
  ['comment', 'note', 'remark'],
  ['category', 'type', 'kind', 'class'],
  ['event', 'appointment', 'meeting'],
  ['notification', 'alert'],
  ['history', 'log', 'audit'],
  ['job', 'task', 'run'],
  ['server', 'host', 'machine', 'instance'],
  ['url', 'uri', 'link', 'address'],
  ['currency', 'money'],
  ['location', 'place', 'position'],
  ['error', 'failure', 'fault', 'exception'],
  ['version', 'release', 'revision'],
  ['vehicle', 'car'],
]

/**
 * Verbs with a particle and the verb that says the same of records (Source: by hand, from the phrasal verbs that dictionaries
 * of English list for business and travel; no interface in particular).
 */
export const PHRASAL_VERBS: ReadonlyMap<string, string> = new Map(
  (
    'hand in submit|turn in submit|send in submit|put in submit|file away file|sign up register|sign on join|come in receive|get in receive|' +
    'check in arrive|show up arrive|turn up arrive|make it arrive|set off depart|set out depart|go out depart|check out depart|take off depart|' +
    'take on hire|bring on hire|let go dismiss|lay off dismiss|step down resign|set up create|write up create|bring out publish|come out publish|' +
    'go live launch|roll out launch|kick off start|get going start|wrap up finish|carry out perform|take place happen|come up happen|go ahead happen|' +
    'run out expire|call off cancel|drop off deliver|pick up collect|send out ship|ship out ship|give back return|bring back return|take back return|' +
    'come back return|hand back return|hand out issue|give out issue|get back return|send back return|put back return|move in start|move out end|' +
    'pay off pay|pay in pay|pay up pay|look at inspect|look over inspect|sign off approve|turn down reject|hand over deliver|pass away die'
  )
    .split('|')
    .map(line => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)] as [string, string]),
)
