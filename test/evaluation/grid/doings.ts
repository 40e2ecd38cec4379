import type { Service } from '../question.ts'

/** A verb for what rows of a kind are records of, with the keys to whoever does it and to what it is done to. */
export interface Doing {
  service: Exclude<Service, 'between'>
  kind: string
  doerKey: string
  thingKey: string
  doer: { one: string; many: string }
  thing: { one: string; many: string; a: string }
  base: string
  past: string
  part: string
  /** With a preposition: "enrolled in". */
  isPhrasal?: boolean
  /** The first day of its rows is not when it was done. */
  isUndated?: boolean
}

/** "customer rents tool": the nouns as the services have them, the verbs as people say them. */
const doing = (
  service: Exclude<Service, 'between'>,
  kind: string,
  [doerKey, doer, doers]: [string, string, string],
  [base, past, part]: [string, string, string],
  [thingKey, thing, things]: [string, string, string],
  isUndated = false,
): Doing => ({
  service,
  kind,
  doerKey,
  thingKey,
  doer: { one: doer, many: doers },
  thing: { one: thing, many: things, a: `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}` },
  base,
  past,
  part,
  ...(base.includes(' ') && { isPhrasal: true }),
  ...(isUndated && { isUndated }),
})
const regular = (verb: string, particle = ''): [string, string, string] => {
  const past = `${verb.replace(/e$/, '')}ed${particle}`
  return [`${verb}${particle}`, past, past]
}
const BORROW = regular('borrow')
const BUY: [string, string, string] = ['buy', 'bought', 'bought']
const ENROL: [string, string, string] = ['enrol in', 'enrolled in', 'enrolled in']

export const DOINGS: readonly Doing[] = [
  doing('store', 'review', ['customerId', 'customer', 'customers'], regular('review'), ['productId', 'product', 'products']), // oxfmt-ignore
  doing('library', 'loan', ['patronId', 'patron', 'patrons'], BORROW, ['bookId', 'book', 'books']),
  doing('library', 'hold', ['patronId', 'patron', 'patrons'], regular('reserve'), ['bookId', 'book', 'books']),
  doing('citylibrary', 'reservation', ['memberId', 'member', 'members'], regular('reserve'), ['titleId', 'title', 'titles']), // oxfmt-ignore
  doing('medialibrary', 'media loan', ['memberId', 'member', 'members'], BORROW, ['itemId', 'item', 'items']),
  doing('medialibrary', 'media reservation', ['memberId', 'member', 'members'], regular('reserve'), ['itemId', 'item', 'items']), // oxfmt-ignore
  doing('lendery', 'checkout', ['borrowerId', 'borrower', 'borrowers'], BORROW, ['thingId', 'thing', 'things']),
  doing('toolhire', 'rental', ['customerId', 'customer', 'customers'], regular('rent'), ['toolId', 'tool', 'tools']),
  doing('hotel', 'reservation', ['guestId', 'guest', 'guests'], regular('book'), ['roomId', 'room', 'rooms'], true),
  doing('fitness', 'booking', ['memberId', 'member', 'members'], regular('book'), ['classId', 'class', 'classes']),
  doing('toyshop', 'rating', ['shopperId', 'shopper', 'shoppers'], regular('rate'), ['toyId', 'toy', 'toys']),
  doing('elearning', 'enrollment', ['learnerId', 'learner', 'learners'], ENROL, ['courseId', 'course', 'courses']),
  doing('academy', 'enrolment', ['employeeId', 'employee', 'employees'], ENROL, ['courseId', 'course', 'courses']),
  doing('langschool', 'course enrolment', ['studentId', 'student', 'students'], ENROL, ['courseId', 'course', 'courses']), // oxfmt-ignore
  doing('afterschool', 'club enrolment', ['pupilId', 'pupil', 'pupils'], regular('join'), ['clubId', 'club', 'clubs']),
  doing('musicschool', 'membership', ['studentId', 'student', 'students'], regular('join'), ['ensembleId', 'ensemble', 'ensembles']), // oxfmt-ignore
  doing('bookshop', 'book sale', ['customerId', 'customer', 'customers'], BUY, ['bookId', 'book', 'books']),
  doing('dealership', 'sale', ['customerId', 'customer', 'customers'], BUY, ['vehicleId', 'vehicle', 'vehicles']),
  doing('recruiting', 'application', ['candidateId', 'candidate', 'candidates'], ['apply for', 'applied for', 'applied for'], ['jobId', 'job', 'jobs']), // oxfmt-ignore
  doing('auctionhouse', 'bid', ['bidderId', 'bidder', 'bidders'], ['bid on', 'bid on', 'bid on'], ['lotId', 'lot', 'lots']), // oxfmt-ignore
  doing('tracker', 'worklog', ['memberId', 'member', 'members'], regular('work', ' on'), ['taskId', 'task', 'tasks']),
  doing('kanban', 'time record', ['collaboratorId', 'collaborator', 'collaborators'], regular('work', ' on'), ['cardId', 'card', 'cards']), // oxfmt-ignore
  doing('lawfirm', 'time entry', ['lawyerId', 'lawyer', 'lawyers'], regular('work', ' on'), ['matterId', 'matter', 'matters']), // oxfmt-ignore
  doing('planboard', 'comment', ['authorId', 'user', 'users'], regular('comment', ' on'), ['taskId', 'task', 'tasks']),
  doing('foodbank', 'donation', ['donorId', 'donor', 'donors'], ['donate to', 'donated to', 'donated to'], ['centreId', 'centre', 'centres']), // oxfmt-ignore
  doing('homecare', 'visit', ['carerId', 'carer', 'carers'], regular('visit'), ['clientId', 'client', 'clients'], true),
  doing('optician', 'glasses order', ['patientId', 'patient', 'patients'], regular('order'), ['frameId', 'frame', 'frames']), // oxfmt-ignore
  doing('kitchens', 'kitchen order', ['customerId', 'customer', 'customers'], regular('order'), ['modelId', 'model', 'models']), // oxfmt-ignore
  doing('cooperative', 'booking', ['growerId', 'grower', 'growers'], regular('book'), ['machineId', 'machine', 'machines'], true), // oxfmt-ignore
  doing('newspaper', 'subscription', ['readerId', 'reader', 'readers'], ['subscribe to', 'subscribed to', 'subscribed to'], ['publicationId', 'publication', 'publications'], true), // oxfmt-ignore
  doing('chess', 'entry', ['playerId', 'player', 'players'], regular('enter'), ['tournamentId', 'tournament', 'tournaments']), // oxfmt-ignore
  doing('pharmacy', 'pharmacy script', ['doctorId', 'doctor', 'doctors'], regular('prescribe'), ['medicineId', 'medicine', 'medicines']), // oxfmt-ignore
  doing('shelter', 'foster placement', ['volunteerId', 'volunteer', 'volunteers'], regular('foster'), ['animalId', 'animal', 'animals']), // oxfmt-ignore
  doing('fleet', 'trip', ['driverId', 'driver', 'drivers'], ['drive', 'drove', 'driven'], ['vehicleId', 'vehicle', 'vehicles'], true), // oxfmt-ignore
  doing('coworking', 'desk booking', ['memberId', 'member', 'members'], regular('book'), ['deskId', 'desk', 'desks'], true), // oxfmt-ignore
  doing('salon', 'salon appointment', ['clientId', 'client', 'clients'], regular('book'), ['serviceId', 'service', 'services'], true), // oxfmt-ignore
]

export const SERVICES_OF_DOINGS: readonly Exclude<Service, 'between'>[] = [...new Set(DOINGS.map(one => one.service))]
