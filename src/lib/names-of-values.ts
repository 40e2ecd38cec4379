/**
 * What business software calls states, reasons, types and ways of doing something that other software calls otherwise. Source: written by
 * hand for the words that status lists, reason codes and drop-down lists of orders, requests, bookings, loans, tickets, contracts,
 * applications, payments and equipment generally use; WordNet (lib/word-knowledge) has no senses for most of them, nor any for phrases.
 */
const rowsOf = (text: string): string[][] => text.trim().split('\n').map(line => line.trim().split(', ')) // oxfmt-ignore

/** Names of the same state or kind wherever they stand: each row means one thing. */
const STATES: string[][] = rowsOf(`
  annual, yearly, annually, per year
  monthly, every month, per month
  weekly, every week, per week
  daily, every day, per day
  done, completed, complete, finished
  cancelled, canceled, called off, voided, annulled
  in progress, ongoing, underway, started, wip, doing
  todo, to do, not started, unstarted, backlog
  male, man, men, m
  female, woman, women, f
  active, live, enabled
  inactive, disabled, dormant, deactivated
  faulty, defective, defect, fault
  rejected, declined, denied, refused, turned down
  approved, accepted, granted, authorised, authorized
  pending, waiting, awaiting, outstanding
  paid, settled
  refunded, paid back, reimbursed, repaid
  paused, on hold
  blocked, stuck
  shipped, sent, dispatched, despatched, in transit, on the way, on its way, on their way, en route
  delivered, arrived
  awaiting payment, payment pending, pending payment, unpaid, payment due
  late, overdue, past due, delayed
  sold out, out of stock, unavailable
  available, for sale
  resolved, fixed, solved
  in review, under review, being reviewed
  no show, missed, did not attend, not attended
  bug, defect
  normal, medium
  permanent, open ended, indefinite, unlimited
  fixed term, temporary, limited
  sick, sick leave, sickness, illness, ill
  holiday, vacation, annual leave, paid leave
`)

/** Names of the same where they stand as a value does: beside their field, before the noun of the records, or behind "are". */
const VALUES: string[][] = rowsOf(`
  quarterly, every quarter, per quarter
  fortnightly, biweekly, every two weeks, every other week
  one off, one time, non recurring
  cancelled, canceled, void, annulled
  in progress, being worked on, in process, in works, under way
  in preparation, preparing, being prepared, packing, being packed, picking
  packed, ready to ship, ready for shipping, ready for dispatch
  todo, to do, not yet started, not begun, to be done
  faulty, defective, malfunction, malfunctioning
  rejected, disapproved, not approved, dismissed
  pending, awaiting approval, waiting for approval, pending approval, to be approved, awaiting decision, undecided
  submitted, requested, filed, lodged, handed in, sent in, applied for
  outstanding, unpaid, not paid
  partially paid, partly paid, part paid, paid in part
  refunded, money back, credited
  written off, uncollectible, bad debt
  paused, halted, suspended, on ice
  blocked, held up, impeded
  shipped, sent out
  delivered, handed over
  received, arrived, came in
  collected, picked up, fetched
  ready, ready for pickup, ready for collection, ready to collect, ready to pick up, awaiting pickup, awaiting collection, on hold shelf, held for pickup
  queued, in queue, in line, waiting, waitlisted, on waiting list
  booked, reserved
  planned, scheduled, upcoming
  booked, scheduled, upcoming, enrolled, registered, signed up
  available, free, vacant, unoccupied
  occupied, taken, in use
  deployed, in use, assigned, issued, allocated, handed out
  available, in stock, spare, in store
  in review, reviewing, in evaluation, under consideration, being checked
  testing, in testing, in test, being tested, in qa, qa, under test
  wont do, wont fix, wontfix, will not do, discarded, dropped, abandoned, not planned
  no show, failed to attend, did not show up, didnt show up, not shown up, dna, did not come
  attended, showed up, turned up, seen
  printing, being printed, on press, at press, at printers
  unsold, not sold, passed in, bought in
  expired, lapsed, run out, out of date
  terminated, ended, discontinued
  draft, drafted, in draft, unfinished
  published, released, live
  archived, filed away, shelved
  signed, executed
  failed, unsuccessful, not passed
  passed, successful, succeeded
  on loan, lent, lent out, loaned, loaned out, borrowed, checked out
  lost, gone missing, mislaid, misplaced
  decommissioned, retired, scrapped, disposed, disposed of, written off, withdrawn from use
  out of order, out of service, out of action, out of use, out of operation, not working, unusable, broken, broken down, not running
  maintenance, in maintenance, under maintenance, in repair, under repair, being repaired, being serviced, in workshop, at workshop, workshop, in garage, at garage, in for repair, being fixed
  offer, offered, offer made, offer sent, offer extended
  hired, taken on, recruited, employed
  screening, in screening, being screened, screened, shortlisted
  interview, interviewing, in interview, being interviewed, interviewed
  filled, staffed, position filled
  open, unfilled, searching, hiring, recruiting, advertised
  feature, enhancement, feature request, new feature
  story, user story
  task, chore
  incident, outage, disruption
  question, enquiry, inquiry, query
  fixed term, temp, time limited
  full time, fulltime, full timer
  part time, parttime, part timer
  zero hours, zero hour, on call, casual, as needed
  freelance, freelancer, contractor, self employed, independent contractor
  intern, internship, trainee, work placement
  apprentice, apprenticeship, trainee
  sick, medical leave, sick day
  holiday, annual, vacation leave, paid time off, pto
  unpaid, unpaid leave, leave without pay
  parental, parental leave, family leave
  maternity, maternity leave
  paternity, paternity leave
  study, study leave, education, educational leave, educational
  bereavement, bereavement leave, compassionate leave, compassionate
  remote, fully remote, home office, home working, working from home, work from home, wfh, from home, teleworking
  damaged, damaged in transit, transit damage, shipping damage, broken on arrival, arrived damaged, arrived broken, broken, damage
  wrong item, wrong product, wrong article, incorrect item, incorrect product, wrong goods, not what was ordered, mix up
  wrong size, size, does not fit, doesnt fit, did not fit, didnt fit, poor fit, bad fit
  too big, too large, oversized
  too small, too tight, undersized
  changed mind, change of mind, no longer wanted, not wanted, unwanted, no longer needed, not needed, regret
  not as described, misdescribed, different from description, not as advertised, not as pictured
  late delivery, arrived late, arrived too late, delivered late, too late, late
  duplicate, ordered twice, double order, duplicate order
  disliked, did not like, didnt like, not liked, dissatisfied, not satisfied
  web, website, online, internet, homepage, online shop, web shop, webshop
  phone, telephone, by phone, by telephone, call, phone call, hotline
  desk, reception, front desk, counter, in person, walk in, at desk, over counter
  app, mobile app
  email, e mail, by email
  post, letter, by post, postal
  referral, referred, employee referral, recommendation, recommended, word of mouth
  job board, jobs board, job portal, job site, jobs site
  agency, recruiter, recruitment agency, headhunter, staffing agency
  social media, social network, social networks
  store, shop, in store, retail store
  advertisement, advert, ad, advertising
  speculative, unsolicited, unsolicited application
  card, credit card, bank card, card payment, by card
  transfer, bank transfer, wire transfer, wire, credit transfer
  direct debit, debit
  cash, in cash, cash payment
  cheque, check
  on account, invoice, by invoice
  voucher, gift card, gift voucher
  reference, reference only, not for loan, library use only, in house use, in library use, non circulating, on site only
  standard, standard loan, normal, regular, ordinary
  basic, standard
  short loan, short term loan
  petrol, gasoline
  lorry, truck
  small, s
  medium, m
  large, l, big
  extra large, xl, very large
`)

/** Names that may stand for one another where a list has nothing nearer: what such lists begin with, end in, or have on the way. */
const NEAR: string[][] = rowsOf(`
  new, received, placed, submitted, created, registered, applied, open, pending
  new, todo, to do, backlog, not started
  open, new, queued, waiting, pending, awaiting approval, requested, submitted, announced, unprocessed, undecided
  open, outstanding
  booked, reserved, confirmed, scheduled
  completed, complete, done, finished, fulfilled, attended, delivered, collected, seen, passed, resolved
  filled, closed
  resolved, closed
  ready, ready for pickup, ready for collection, available, arrived
  cancelled, canceled, withdrawn, retracted, revoked
  terminated, cancelled, canceled
  rejected, unsuccessful, not selected
  approved, confirmed
  in progress, in preparation, processing, packing
  active, current, valid, in force, running, live
  permanent, employee, regular
  external, freelance, contractor
  damaged, defective, faulty
`)

/** Words for how much something matters, from the most to the least. */
const DEGREES: string[][] = rowsOf(`
  critical, urgent, highest, very high, top, blocker, emergency, immediate
  high, major, important
  medium, normal, moderate, standard, average
  low, minor
  lowest, very low, trivial, negligible
`)

/** Other names by a name. */
function byName(rows: readonly string[][]): (name: string) => string[] {
  const names = new Map<string, Set<string>>()
  for (const row of rows)
    for (const name of row) names.set(name, new Set([...(names.get(name) ?? []), ...row.filter(other => other !== name)])) // oxfmt-ignore
  const lists = new Map([...names].map(([name, others]) => [name, [...others]]))
  return name => lists.get(name) ?? []
}

/** States that are called by several words. */
export const PHRASAL_STATES: readonly string[] = STATES.flat().filter(state => state.includes(' '))

/** Other words for a state or kind, in lower case. */
export const synonymsOfState = byName(STATES)

/** The same, and those that stand for it only where a value stands. */
export const namesOfValue = byName([...STATES, ...VALUES])

/** Names that may stand for a state or kind where nothing is nearer, in lower case. */
export const nearValues = byName(NEAR)

/** How far from the top a word for a degree is; -1 for what is none. */
export const degreeOf = (name: string): number => DEGREES.findIndex(row => row.includes(name))

/** The words for a degree, by how far from the top it is. */
export const wordsOfDegree = (degree: number): readonly string[] => DEGREES[degree] ?? []
