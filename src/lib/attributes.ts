/**
 * What business data call the same attribute of a record: each row is one attribute, its names as people and interfaces say them. A
 * record's own word always comes first, and a row only speaks of a record that has exactly one attribute of it.
 * Source: written by hand after the properties of schema.org (Product, Offer, Order, Invoice, Person, JobPosting, Event, Book,
 * CreativeWork) and of iCalendar (RFC 5545), with the words that software of trade, work and lending uses for them; no interface in particular.
 */
export interface Attribute {
  /** Roles of the fields that may hold it. */
  roles: readonly string[]
  /** Only of people. */
  isOfPeople?: true
  /** Only of kinds of records that are called so, in the singular (or of people, where both are told). */
  kinds?: readonly string[]
  names: readonly string[]
}

const names = (text: string): string[] =>
  text
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
const JOBS = ['vacancy', 'opening', 'job', 'position', 'posting', 'requisition']
const GOODS = ['product', 'article', 'item', 'good', 'sku', 'merchandise']
const MEDIA = ['book', 'title', 'work', 'medium', 'publication', 'copy']
const CONTRACTS = ['contract', 'engagement', 'employment', 'agreement']
const DATE = ['date']
const FIGURE = ['number', 'money', 'percent']
/** How good somebody finds something. */
export const JUDGEMENTS = names('rating, stars, score, grade, satisfaction, mark, points')
const TEXT = ['text', 'category', 'name', 'id']

/**
 * Dates by what happens then: "on", "at" and "date" are said with all of them ("started on", "start date"). Words that say the same of
 * things in general; those of people come after them.
 */
export const DATES: readonly Attribute[] = [
  {
    roles: DATE,
    names: names(`
    start, begin, valid from, from, effective from, effective, since, active from, commence, commencement, kickoff, planned start,
    first day, in operation since
  `),
  },
  {
    roles: DATE,
    names: names(`
    end, valid until, valid to, valid till, to, until, expire, expiry, expiration, finish, planned end, last day, best before
  `),
  },
  {
    roles: DATE,
    names: names(`
    due, deadline, target, due by, payable by, payable until, needed by, required by, promised for, promised, expected, expected on,
    expected delivery, estimated delivery, delivery due, apply by, apply until, return by, eta, expected arrival, estimated arrival
  `),
  },
  {
    roles: DATE,
    names: names(`
    completed, completion, finished, done, closed, closure, resolved, resolution, fixed, solved, ended
  `),
  },
  {
    roles: DATE,
    names: names(`
    created, creation, opened, opening, raised, reported, logged, submitted, submission, filed, added, entered, received, registered,
    registration, recorded
  `),
  },
  {
    roles: DATE,
    names: names(`
    requested, request, placed, applied, application, asked for, added, entered, waiting since, submitted, reported, announced, opened,
    initiated, received
  `),
  },
  { roles: DATE, names: names('ordered, order, placed, purchased, purchase, bought, sold, sale, created') },
  { roles: DATE, names: names('booked, booking, reserved, reservation, placed, created, made') },
  { roles: DATE, names: names('acquired, acquisition, accession, purchased, purchase, bought, added') },
  { roles: DATE, names: names('paid, payment, settled, settlement, pay, received') },
  { roles: DATE, names: names('issued, issue, invoice, invoiced, bill, billed, billing, raised, charged, levied') },
  { roles: DATE, names: names('shipped, ship, shipping, shipment, dispatched, dispatch, sent, posted') },
  { roles: DATE, names: names('delivered, delivery, arrived, arrival, received') },
  {
    roles: DATE,
    names: names(`
    released, release, published, publication, launched, launch, shipped, on sale from, available from, posted
  `),
  },
  {
    roles: DATE,
    names: names('returned, return, checked in, checkin, check in, brought back, handed back, given back'),
  },
  {
    roles: DATE,
    names: names(`
    loaned, loan, lent, borrowed, checkout, checked out, check out, issued, handed out, given out, assigned, start, from
  `),
  },
  { roles: DATE, names: names('approved, approval, decided, decision, granted') },
  { roles: DATE, names: names('cancelled, canceled, cancellation, called off, withdrawn') },
  {
    roles: DATE,
    names: names('posted, written, published, created, commented, reviewed, review, rated, rating, left'),
  },
  {
    roles: DATE,
    names: names(`
    appraised, appraisal, evaluated, evaluation, assessed, assessment, reviewed, review, held, conducted
  `),
  },
  {
    roles: DATE,
    kinds: JOBS,
    names: names('opened, open since, published, advertised, posted, listed, announced, created, vacant since'),
  },
  { roles: DATE, kinds: JOBS, names: names('filled, closed, taken') },
  {
    roles: DATE,
    kinds: JOBS,
    names: names(
      'apply by, apply until, closing, deadline, application deadline, applications close, applications due',
    ),
  },
  {
    roles: DATE,
    kinds: GOODS,
    names: names(`
    listed, introduced, available since, available from, added, launched, launch, on sale since, on sale from, in range since, first sold,
    released, release, since, introduction
  `),
  },
  {
    roles: DATE,
    names: names(`
    probation end, probation until, probation, end of probation, trial until, trial period end, trial end, trial period until
  `),
  },
  { roles: DATE, names: names('worked, work, performed, done, logged, booked, spent, entry, held, taken') },
  { roles: DATE, names: names('held, scheduled, scheduled for, take place, event, appointment, visit, planned for') },
  { roles: DATE, names: names('opened, opening, open since, founded, since, foundation, established') },
  {
    roles: DATE,
    isOfPeople: true,
    names: names(`
    hired, hire, joined, join, joining, start, started, employed since, employed from, employment, employee since, with us since,
    entry, appointed, appointment
  `),
  },
  {
    roles: DATE,
    isOfPeople: true,
    names: names(`
    registered, registration, signed up, sign up, signup, joined, join, joining, client since, customer since, member since, user
    since, enrolled, enrolment, created, added
  `),
  },
  {
    roles: DATE,
    isOfPeople: true,
    names: names('left, leaving, leave, termination, terminated, end, ended, exit, departure, last day'),
  },
  { roles: DATE, isOfPeople: true, names: names('of birth, birth, birthday, birthdate, dob, born') },
  {
    roles: DATE,
    isOfPeople: true,
    names: names('card expire, expiry, expire, membership end, valid until, member until, end'),
  },
]

/** Figures and texts by what they tell. */
export const ATTRIBUTES: readonly Attribute[] = [
  {
    roles: FIGURE,
    names: names(`
    price, fee, cost, charge, tariff, list price, unit price, retail price, regular price, selling price, normal price,
    full price, standard price, price per head, price per person, regular, rrp, msrp, recommended price, recommended retail price,
    catalogue price, base price
  `),
  },
  {
    roles: FIGURE,
    names: names(`
    sale price, offer price, special price, reduced price, discounted price, promotional price, offer
  `),
  },
  {
    roles: FIGURE,
    kinds: MEDIA,
    names: names('price, value, replacement cost, replacement price, replacement value, purchase price'),
  },
  { roles: FIGURE, names: names('cost price, purchase price, buying price, cost, price paid, acquisition cost') },
  {
    roles: FIGURE,
    names: names(`
    total, total amount, amount, total value, grand total, total price, value, total cost, net total
  `),
  },
  {
    roles: FIGURE,
    names: names(`
    stock, on hand, stock quantity, quantity on hand, units in stock, pieces in stock, quantity in stock, in stock, stock on hand,
    inventory, available quantity, stock level
  `),
  },
  {
    roles: FIGURE,
    names: names(`
    reorder level, reorder point, reorder at, minimum stock, min stock, safety stock, stock minimum, reorder threshold
  `),
  },
  {
    roles: FIGURE,
    names: names(`
    duration, length, minutes, running time, time needed, duration minutes, duration hours, hours, length minutes, playing time
  `),
  },
  {
    roles: FIGURE,
    names: names(`
    hourly rate, hourly wage, hourly pay, pay per hour, rate per hour, wage per hour, price per hour
  `),
  },
  {
    roles: FIGURE,
    isOfPeople: true,
    kinds: CONTRACTS,
    names: names(`
    salary, monthly salary, salary per month, pay per month, pay, monthly pay, gross salary, base salary, wage, base pay, earnings, remuneration
  `),
  },
  {
    roles: FIGURE,
    isOfPeople: true,
    kinds: CONTRACTS,
    names: names(`
    salary, annual salary, yearly salary, salary per year, annual pay, yearly pay, pay per year, gross salary, base salary, earnings
  `),
  },
  {
    roles: FIGURE,
    names: names(`
    weekly hours, hours per week, contracted hours, contract hours, weekly capacity, hours a week, hours per week contracted
  `),
  },
  {
    roles: FIGURE,
    names: names(`
    capacity, seats, places, max participants, maximum participants, spaces, max attendees, maximum attendees, maximum size
  `),
  },
  {
    roles: FIGURE,
    names: names(`
    attendees, party size, number of people, headcount, number of guests, number of participants
  `),
  },
  { roles: FIGURE, names: JUDGEMENTS },
  {
    roles: FIGURE,
    names: names(`
    estimate, estimated hours, effort, effort hours, estimate hours, original estimate, planned hours, estimated time, estimated
    effort, expected hours
  `),
  },
  { roles: FIGURE, names: names('pages, page count, number of pages, extent, length') },
  {
    roles: FIGURE,
    names: names(`
    publication year, published year, year published, publishing year, year of publication, published in, year, edition year, release year,
    year released, year of release, copyright year
  `),
  },
  {
    roles: FIGURE,
    names: names('renewals, renewal count, times renewed, extensions, extension count, number of renewals'),
  },
  {
    roles: FIGURE,
    names: names('lead time, delivery days, delivery time, lead time days, days to deliver, lead days'),
  },
  {
    roles: FIGURE,
    names: names(`
    discount, percentage, percent, percent off, discount percent, discount percentage, discount rate, reduction, rebate
  `),
  },
  {
    roles: FIGURE,
    names: names(`
    minimum order value, minimum spend, minimum basket, min order, minimum order, minimum purchase, minimum amount, minimum value,
    min value, min amount, min spend, min purchase, minimum order amount, minimum basket value
  `),
  },
  {
    roles: FIGURE,
    names: names('rooms, room count, number of rooms, treatment rooms, consulting rooms, capacity rooms'),
  },
  { roles: FIGURE, names: names('quantity, qty, pieces, units, number of units, count, number ordered') },
  { roles: FIGURE, names: names('founded, since, since year, founding year, founded year, year founded, established') },
  { roles: FIGURE, names: names('loyalty points, points, club points, bonus points, reward points') },
  { roles: FIGURE, names: names('weight, weight kg, weight grams, mass') },
  {
    roles: FIGURE,
    names: names(
      'image count, images, picture count, pictures, photo count, photos, number of images, number of pictures, number of photos',
    ),
  },
  {
    roles: FIGURE,
    names: names(
      'mileage, odometer, odometer reading, odometer miles, odometer km, odometer value, kilometrage, km reading, miles on clock',
    ),
  },
  {
    roles: FIGURE,
    names: names(
      'abv, alcohol by volume, alcohol, alcohol content, alcohol percentage, alcohol percent, alcohol strength, alcoholic strength, strength',
    ),
  },
  {
    roles: FIGURE,
    names: names(
      'warranty, warranty years, warranty months, warranty period, guarantee, guarantee years, guarantee months, guarantee period',
    ),
  },
  { roles: FIGURE, names: names('salary min, pay from, minimum salary, salary from, minimum pay') },
  { roles: FIGURE, names: names('salary max, pay to, maximum salary, salary to, maximum pay') },
  {
    roles: ['phone', ...TEXT],
    names: names(`
    phone, phone number, telephone, telephone number, mobile, mobile number, mobile phone, cell, cell phone, contact phone, tel, phone
    no, contact number
  `),
  },
  {
    roles: ['email', ...TEXT],
    names: names('email, email address, mail, mail address, work email, contact email, e-mail'),
  },
  {
    roles: TEXT,
    isOfPeople: true,
    names: names(`
    job title, job, title, position, role, occupation, profession, function, post, job role, speciality, specialty
  `),
  },
  {
    roles: TEXT,
    isOfPeople: true,
    names: names('company, company name, employer, employer name, current employer, workplace, place of work'),
  },
  {
    roles: TEXT,
    isOfPeople: true,
    names: names(`
    employment type, contract type, type of employment, type of contract, kind of contract, kind of employment, employment kind, contract kind,
    employment form, form of employment, employment status, sort of contract
  `),
  },
  { roles: TEXT, isOfPeople: true, names: names('username, login, user name, login name, account name') },
  { roles: TEXT, names: names('first name, given name, forename') },
  { roles: TEXT, names: names('last name, surname, family name') },
  {
    roles: TEXT,
    names: names(`
    code, reference, ref, key, short code, prefix, number, identifier, reference number, inventory number, ticket number, item number,
    article number, sku
  `),
  },
  {
    roles: TEXT,
    names: names(`
    asset tag, asset number, inventory number, serial number, serial, equipment number, device number, inventory code, code, reference
  `),
  },
  { roles: ['name', ...TEXT], kinds: JOBS, names: names('title, job title, position, role, post, job, name') },
  { roles: TEXT, names: names('author, creator, writer') },
  { roles: TEXT, names: names('publisher, publishing house, imprint') },
  { roles: TEXT, names: names('genre, subject, subject area, topic, category, field') },
  { roles: TEXT, names: names('category, type, kind, group, class, sort') },
  { roles: TEXT, names: names('status, state, stage, progress, phase, outcome, column') },
  { roles: TEXT, names: names('reason, cause, reason code, because of, why') },
  { roles: TEXT, names: names('cancellation reason, cancel reason, cancelled because of, reason for cancellation') },
  { roles: TEXT, names: names('priority, urgency, severity, importance') },
  {
    roles: TEXT,
    names: names(
      'description, summary, details, notes, body, text, comment, message, content, remark, remarks, review text',
    ),
  },
  { roles: TEXT, names: names('subject, title, summary, headline') },
  {
    roles: TEXT,
    names: names('channel, source, came through, origin, medium, sales channel, booking channel, order channel'),
  },
  {
    roles: TEXT,
    names: names(`
    payment method, method, paid by, payment type, means of payment, means, mode of payment, paid with, pay type
  `),
  },
  {
    roles: TEXT,
    names: names('carrier, courier, shipper, shipping company, delivery service, shipping provider, haulier'),
  },
  {
    roles: TEXT,
    names: names(
      'tracking number, tracking code, parcel number, tracking id, tracking, consignment number, consignment no, shipment number',
    ),
  },
  { roles: TEXT, names: names('brand, manufacturer, maker, producer, make') },
  { roles: TEXT, names: names('colour, color, shade') },
  { roles: TEXT, names: names('city, town, location, office, place') },
  { roles: TEXT, names: names('country, home country, nation, country of origin, origin') },
  {
    roles: TEXT,
    names: names(`
    branch, location, site, home branch, home location, pickup branch, pickup location, pick up at
  `),
  },
  {
    roles: TEXT,
    names: names(`
    tier, level, customer group, customer class, club level, loyalty tier, membership type, membership level, membership plan, plan, package, membership
  `),
  },
  { roles: TEXT, names: names('provider, organiser, organizer, offered by, run by, trainer') },
  {
    roles: TEXT,
    names: names('host, presenter, organiser, organizer, leader, led by, run by, instructor, facilitator'),
  },
  { roles: TEXT, names: names('contact, contact person, contact name') },
  { roles: TEXT, names: names('shelfmark, call number, shelf, shelf mark') },
  { roles: TEXT, names: names('platform, area, component, module') },
  { roles: TEXT, names: names('activity, type of work, kind of work, task') },
  { roles: TEXT, names: names('tags, labels, keywords') },
  { roles: ['date', ...TEXT], names: names('opening time, opens at, opens, open from, open, opening') },
  { roles: ['date', ...TEXT], names: names('closing time, closes at, closes, open until, close, closing') },
  { roles: ['boolean'], names: names('mandatory, compulsory, required, obligatory') },
]
