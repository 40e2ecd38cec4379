import { filled, say, talk, type WebCase } from '../web-case.ts'

/** Fields of all kinds and things that only look like fields. */
export const FORMS: WebCase[] = [
  say(
    'form-1',
    'forms',
    '/contact',
    "fill in the name with Jonas Weber, the e-mail with jonas@weber.example and the message with 'Is the hall free on Friday?'",
    filled({ name: 'Jonas Weber', email: 'jonas@weber.example', message: 'Is the hall free on Friday?' }),
  ),
  say(
    'form-2',
    'forms',
    '/contact',
    'Your name: Maria Costa\nE-mail address: maria@costa.example\nWhat is it about?: An event\nMessage: Two tickets please',
    filled({ name: 'Maria Costa', email: 'maria@costa.example', topic: 'An event', message: 'Two tickets please' }),
  ),
  say(
    'form-3',
    'forms',
    '/forms/types',
    'guest name is Ola Nordmann, arrival 2026-12-20, departure 2026-12-23, 3 adults',
    filled({ guest: 'Ola Nordmann', arrival: '2026-12-20', departure: '2026-12-23', adults: '3' }),
  ),
  say('form-4', 'forms', '/forms/types', 'set the time of arrival to 18:30', filled({ at: '18:30' })),
  say('form-5', 'forms', '/forms/types', 'Firmness of the mattress should be 8.', filled({ firmness: '8' })),
  say('form-6', 'forms', '/forms/types', 'make the colour of the towels #ff8800', filled({ towels: '#ff8800' })),
  say(
    'form-7',
    'forms',
    '/forms/types',
    'uncheck breakfast and tick parking',
    filled({ 'breakfast=yes': false, 'parking=yes': true }),
  ),
  say(
    'form-8',
    'forms',
    '/forms/labels',
    'Put Bosch in the maker field and 2017 in year bought',
    filled({ maker: 'Bosch', year: '2017' }),
  ),
  say(
    'form-9',
    'forms',
    '/forms/labels',
    "type 'Ingrid Holm' into the Your full name box, and 4.5 as weight in kilograms",
    filled({ owner: 'Ingrid Holm', weight: '4.5' }),
  ),
  say(
    'form-10',
    'forms',
    '/forms/labels',
    'the serial number is ZX-81, value in pounds 35, and where is it kept: shed behind the hall',
    filled({ serial: 'ZX-81', value: '35', place: 'shed behind the hall' }),
  ),
  say(
    'form-11',
    'forms',
    '/forms/labels',
    'pick-up day thursday, and tick that it is electric',
    filled({ day: 'Thursday', 'electric=yes': true }),
  ),
  say('form-12', 'forms', '/forms/choices', 'select Bookbinding as the course', filled({ course: 'Bookbinding' })),
  say(
    'form-13',
    'forms',
    '/forms/choices',
    'choose Tuesday and Thursday in the days list',
    filled({ days: ['Tuesday', 'Thursday'] }),
  ),
  say(
    'form-14',
    'forms',
    '/forms/choices',
    'level: some practice. lunch: soup.',
    filled({ level: '2', lunch: 'soup' }),
  ),
  say(
    'form-15',
    'forms',
    '/forms/choices',
    'under interests i want gardening and cooking but no music',
    filled({ 'interest=garden': true, 'interest=cooking': true, 'interest=music': false }),
  ),
  say(
    'form-16',
    'forms',
    '/forms/choices',
    'In the billing address the street is 5 Quay Road; in the address of the course material it is 9 Hill View.',
    filled({ billing_street: '5 Quay Road', material_street: '9 Hill View' }),
  ),
  talk(
    'form-17',
    'forms',
    '/contact',
    ['type Bea in the name field', filled({ name: 'Bea' })],
    ['clear the form', filled({ name: '' })],
  ),
  say('form-18', 'forms', '/login', 'log in as mei with password correct horse', {
    page: { path: '/account', shows: ['Welcome, Mei Tanaka'] },
    answer: { lacks: ['correct horse'] },
  }),
  say(
    'form-19',
    'forms',
    '/forms/signup',
    'user name heron, mail heron@pond.example, password quietwater9, repeat password quietwater9, age 34 and agree to the house rules, but dont submit yet',
    filled({
      nick: 'heron',
      mail: 'heron@pond.example',
      password: 'quietwater9',
      password_again: 'quietwater9',
      age: '34',
      'ok=yes': true,
    }),
  ),
  say(
    'form-20',
    'forms',
    '/de/termin',
    'fill Vorname with Lukas and Nachname with Brandt, Anliegen Führerschein, 10:30 Uhr',
    filled({ vorname: 'Lukas', nachname: 'Brandt', anliegen: 'Führerschein', zeit: '10' }),
  ),
  say('form-21', 'forms', '/ar', 'اكتب "سلمى حداد" in the field الاسم الكامل', filled({ name: 'سلمى حداد' })),
  say('widget-1', 'widgets', '/forms/widgets', 'switch on the quiet coach', filled({ quiet: 'true' })),
  say('widget-2', 'widgets', '/forms/widgets', 'untick paperless ticket', filled({ paperless: 'false' })),
  say('widget-3', 'widgets', '/forms/widgets', 'set the budget slider to 150', filled({ budget: '150' })),
  say('widget-4', 'widgets', '/forms/widgets', 'class: sleeper', { page: { states: { class: 'Sleeper' } } }),
  say('widget-5', 'widgets', '/forms/widgets', 'type kel in destination and pick Kelby', filled({ city: 'Kelby' })),
  say('widget-6', 'widgets', '/forms/widgets', 'choose 24 december 2026 as the date', {
    page: { states: { date: '2026-12-24' } },
  }),
  say('widget-7', 'widgets', '/forms/widgets', 'show me the boat tab', {
    page: { shows: ['The boat sails at 11:15'] },
  }),
  say('widget-8', 'widgets', '/forms/widgets', 'expand South and select Dunmere', {
    page: { states: { did: 'Dunmere' } },
  }),
  say('widget-9', 'widgets', '/forms/widgets', 'in the More menu, click Share trip', {
    page: { states: { did: 'Share trip' } },
  }),
  say('widget-10', 'widgets', '/settings', 'turn off e-mail news', {
    received: [{ line: 'PUT /api/settings', body: { email_news: false } }],
  }),
  say('widget-11', 'widgets', '/settings', 'pls change digest to daily and language to Polski', {
    received: [
      { line: 'PUT /api/settings', body: { digest: 'daily' } },
      { line: 'PUT /api/settings', body: { language: 'pl' } },
    ],
  }),
  say('widget-12', 'widgets', '/components', 'add two adults: press "More adults" twice', {
    page: { states: { sum: '18' } },
  }),
  say('widget-13', 'widgets', '/components', 'find sailings from Port Ellen, taking a bicycle', {
    page: { states: { found: 'Port Ellen' }, title: 'Sailings from Port Ellen' },
  }),
]
