/**
 * What businesses of a trade call the places where they receive people, whom they serve, and what they are about. In a service of that trade
 * each of these nouns stands for the one kind of record of such places or people, whatever the service calls it. Source: written by hand, from
 * the industries of the International Standard Industrial Classification (ISIC Rev. 4, sections G to S) as their business software
 * generally calls them; no interface in particular.
 */
export interface Trade {
  premises: readonly string[]
  served: readonly string[]
  /** Nouns for kinds of record by which a service is known to be of the trade; joined by "+" where both are needed. */
  signs: readonly string[]
}

export const TRADES: readonly Trade[] = [
  // Health, beauty and other personal services (ISIC 86, 9602).
  {
    premises: ['clinic', 'surgery', 'practice', 'studio', 'salon', 'spa', 'centre', 'center'],
    served: ['patient', 'client', 'customer', 'guest', 'visitor'],
    signs: 'appointment treatment therapy therapist practitioner clinician physiotherapist patient stylist massage consultation service+booking'.split(' '), // oxfmt-ignore
  },
  // Sports and fitness (ISIC 93).
  {
    premises: ['gym', 'studio', 'club', 'centre', 'center'],
    served: ['member', 'client', 'customer', 'participant'],
    signs: 'trainer workout session+trainer class+instructor class+coach gym membership+class court'.split(' '),
  },
  // Retail and wholesale (ISIC 46, 47).
  {
    premises: ['shop', 'store', 'outlet', 'boutique', 'showroom'],
    served: ['shopper', 'buyer', 'customer', 'client', 'consumer', 'purchaser'],
    signs: 'product+order article+order item+order good+order product+sale article+sale item+sale good+sale product+purchase article+purchase voucher basket checkout+product'.split(' '), // oxfmt-ignore
  },
  // Lending of books and media (ISIC 9101).
  {
    premises: ['library', 'branch library'],
    served: ['reader', 'borrower', 'patron', 'member', 'cardholder', 'library user'],
    signs: 'book loan checkout lending borrowing'.split(' '),
  },
  // Day care of children (ISIC 8890, 851).
  {
    premises: ['nursery', 'crèche', 'creche', 'kindergarten', 'daycare', 'day nursery', 'childcare centre', 'centre', 'center'], // oxfmt-ignore
    served: ['child', 'kid', 'little one'],
    signs: 'child+guardian child+parent child+carer child+room kid+parent'.split(' '),
  },
  // Lodging, food and drink (ISIC 55, 56).
  {
    premises: ['hotel', 'hostel', 'guesthouse', 'inn', 'restaurant', 'café', 'cafe', 'bar', 'bistro'],
    served: ['guest', 'diner', 'visitor', 'customer'],
    signs: 'room+stay room+guest room+reservation menu dish stay'.split(' '),
  },
  // Teaching (ISIC 85).
  {
    premises: ['school', 'academy', 'campus', 'college'],
    served: ['student', 'pupil', 'learner', 'trainee'],
    signs: 'student pupil learner lesson+teacher class+teacher course+teacher course+instructor course+tutor course+lecturer'.split(' '), // oxfmt-ignore
  },
]

/** Another noun for records only where the service has one of some others as well: what a team is where people work is none of goods. */
export interface NounsBeside {
  nouns: readonly string[]
  beside: readonly string[]
}

/** What people come for at a time that was agreed. Source: by hand, as above. */
export const APPOINTMENTS = ['appointment', 'booking', 'reservation', 'visit', 'session']

const STAFF = [
  'employee',
  'worker',
  'staff',
  'colleague',
  'person',
  'user',
  'member',
  'team member',
  'collaborator',
  'agent',
]
/** What is to be done, and how it is planned. */
export const WORK = ['task', 'ticket', 'issue', 'card', 'todo', 'work item', 'sprint', 'worklog', 'time entry']
const TRAININGS = ['course', 'seminar', 'training', 'workshop', 'class', 'webinar']
const EQUIPMENT = ['asset', 'equipment', 'device', 'gear', 'kit', 'tool', 'machine', 'laptop']
const VACANCIES = [
  'vacancy',
  'opening',
  'job opening',
  'open position',
  'job',
  'position',
  'requisition',
  'job posting',
]
/** Source: by hand, as above. */
export const NOUNS_BESIDE: readonly NounsBeside[] = [
  { nouns: ['department', 'team', 'group', 'squad', 'crew', 'unit', 'division'], beside: STAFF },
  { nouns: [...STAFF, 'teammate', 'assignee', 'coworker'], beside: WORK },
  {
    nouns: ['appraisal', 'review', 'assessment', 'evaluation', 'performance review', 'performance appraisal', 'performance evaluation'], // oxfmt-ignore
    beside: STAFF,
  },
  { nouns: ['application', 'applicant', 'candidate', 'job application', 'job applicant'], beside: VACANCIES },
  {
    nouns: ['enrolment', 'enrollment', 'registration', 'signup', 'attendance', 'participation', 'training record'],
    beside: TRAININGS,
  },
  {
    nouns: ['assignment', 'allocation', 'handover', 'handout', 'issue', 'checkout'].flatMap(noun => [noun, ...EQUIPMENT.slice(0, 3).map(kind => `${kind} ${noun}`)]), // oxfmt-ignore
    beside: EQUIPMENT,
  },
  { nouns: ['release', 'milestone', 'version'], beside: WORK },
  { nouns: [...EQUIPMENT, 'item'], beside: ['rental', 'hire', 'tool rental', 'tool hire'] },
  { nouns: ['unit', 'flat', 'apartment', 'home'], beside: ['lease', 'tenancy'] },
  { nouns: ['lot', 'item', 'piece', 'object'], beside: ['auction', 'bid'] },
  { nouns: ['event', 'function', 'party', 'job', 'gig', 'booking'], beside: ['menu'] },
  { nouns: ['frame', 'glasses', 'spectacle'], beside: ['patient', 'optician', 'optometrist'] },
  { nouns: ['placement', 'ad', 'advert', 'advertisement', 'ad placement'], beside: ['campaign', 'advertiser'] },
  {
    nouns: ['category', 'department', 'product group', 'item group', 'article group', 'product category', 'product line', 'product family'], // oxfmt-ignore
    beside: ['product', 'article', 'item', 'good'],
  },
]
