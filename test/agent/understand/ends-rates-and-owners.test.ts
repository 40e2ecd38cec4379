import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const date = { ...text, format: 'date' }
const optional = (schema: object) => ({ ...schema, nullable: true })
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })
const choice = (...values: string[]) => ({ ...text, enum: values })

/** Parcels whose records are called shipments; the application is called as people say. */
const person = (name: string, city: string) => ({ name, city })
const shipments = [
  ['QX1', person('Lotte Haas', 'Bonn'), person('Piet Mol', 'Gouda'), 1, null],
  ['QX2', person('Piet Mol', 'Gouda'), person('Ria Smit', 'Delft'), 2, '2025-05-02'],
  ['QX3', person('Lotte Haas', 'Bonn'), person('Ria Smit', 'Delft'), 1, null],
].map(([tracking_code, sender, recipient, courier_id, sent_on], at) => ({ id: at + 1, tracking_code, sender, recipient, courier_id, sent_on })) // oxfmt-ignore
const couriers = ['Faas', 'Gijs'].map((name, at) => ({ id: at + 1, name }))
const post = () =>
  converse(
    reads('parcels', '/shipments', () => shipments, list({ id: whole, tracking_code: text, sender: object({ name: text, city: text }), recipient: object({ name: text, city: text }), courier_id: whole, sent_on: optional(date) })), // oxfmt-ignore
    reads('parcels', '/couriers', () => couriers, list({ id: whole, name: text })),
  )

describe('an application that is called like its records', () => {
  for (const [message, told, not] of [
    ['How many parcels are there?', /\b3\b/],
    ['parcels by courier', /Faas 2/],
    ['Which parcels does Faas carry?', /^2 /],
    ['Who is the recipient of QX1?', /Piet Mol/],
    ['Who sent QX3?', /Lotte Haas/],
    ['Who received the most parcels?', /Ria Smit/, /Faas/],
    ['Where is QX2 going?', /Delft/, /Gouda/],
    ['how many couriers are in parcels?', /\b2\b/],
  ] as [string, RegExp, RegExp?][])
    it(`means them by its plural: ${message}`, async () => {
      const response = String((await post().ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })
})

const cabins = [
  ['Alder', 120, 4.7, 3, 4, true, '19:00', 2396],
  ['Beech', 240, 4.9, 7, 8, true, '20:00', 812],
  ['Cedar', 150, 4.2, 2, 6, false, '18:00', 40],
].map(([name, price_per_night, rating, min_stay, max_guests, no_smoking, from, elevation_m], at) => ({ id: at + 1, name, price_per_night, rating, min_stay, max_guests, no_smoking, mast_length_mm: 100 + at, open_hours: { from, to: '23:00' }, location: { lat: 1, elevation_m }, status: ['WARDED', 'CLOSED', 'CLOSED'][at], warden_id: 1 + (at % 2) })) // oxfmt-ignore
const wardens = [
  ['Esther Vale', '2010-03-01', null, [['Rescue', '2020-01-01', '2024-01-01']]],
  ['Hugo Prat', '2019-09-15', null, [['Rescue', '2024-06-01', '2027-06-01']]],
  ['Nadia Soto', '2001-01-10', '2023-12-31', []],
].map(([full_name, hired_on, left_on, held], at) => ({ id: at + 1, full_name, hired_on, left_on, certificates: (held as string[][]).map(([name, valid_from, valid_until]) => ({ name, valid_from, valid_until })) })) // oxfmt-ignore
const stays = [
  [1, 'Tess Mann', '2025-05-10', 'Rope', 2],
  [2, 'Ugo Neri', '2025-06-01', 'Lamp', 5],
].map(([cabin_id, guest_name, arrival, item, quantity], at) => ({ id: at + 1, cabin_id, guest_name, arrival, departure: '2025-06-15', item, quantity })) // oxfmt-ignore
const requests = [
  ['Ann Ek', 'Ladder', 2, 'PENDING'],
  ['Bo Ask', 'Helmet', 10, 'REJECTED'],
].map(([requested_by, item, quantity, state], at) => ({ id: at + 1, requested_by, item, quantity, state, requested_on: `2025-05-0${at + 1}` })) // oxfmt-ignore
const hills = () =>
  converse(
    reads('hills', '/cabins', () => cabins, list({ id: whole, name: text, price_per_night: amount, rating: amount, min_stay: { ...whole, description: 'Nights' }, max_guests: whole, no_smoking: flag, mast_length_mm: whole, open_hours: object({ from: text, to: text }), location: object({ lat: amount, elevation_m: whole }), status: choice('WARDED', 'CLOSED'), warden_id: whole })), // oxfmt-ignore
    reads('hills', '/wardens', () => wardens, list({ id: whole, full_name: text, hired_on: date, left_on: optional(date), certificates: list({ name: text, valid_from: date, valid_until: date }) })), // oxfmt-ignore
    reads('hills', '/stays', () => stays, list({ id: whole, cabin_id: whole, guest_name: text, arrival: date, departure: date })), // oxfmt-ignore
    reads('hills', '/purchase_requests', () => requests, list({ id: whole, requested_by: text, item: text, quantity: whole, state: choice('PENDING', 'REJECTED'), requested_on: date })), // oxfmt-ignore
  )

describe('plain questions about what records have', () => {
  for (const [message, told, not] of [
    ['cabins under 200 a night', /Alder and Cedar/, /Beech/],
    ['cabins for 6 people', /Beech and Cedar/, /Alder/],
    ['How high is Beech?', /\b812\b/],
    ['What are the opening hours of Alder?', /19:00.*23:00/],
    ['Can I smoke at Cedar?', /^Yes/],
    ['Can I smoke at Alder?', /^No/],
    ['Who wards Alder?', /Esther Vale/],
    ['Who arrives in June?', /Ugo Neri/, /Beech/],
    ['How many ladders were requested?', /\b2\b/],
    ['requests by state', /pending 1/i],
    // Who is still there, who is not, and whose right has come to its end.
    ['current wardens', /Esther Vale and Hugo Prat/, /Nadia/],
    ['Who has left?', /Nadia Soto/, /Esther|Hugo/],
    ['Which certificates have expired?', /^1 /],
    ['Whose Rescue certificate is still valid?', /Hugo Prat/, /Esther/],
    ["When does Esther Vale's Rescue certificate expire?", /2024-01-01/],
  ] as [string, RegExp, RegExp?][])
    it(`are answered: ${message}`, async () => {
      const response = String((await hills().ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })
})
