import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const optional = (schema: object) => ({ ...schema, nullable: true })

const ports = [['GAL', 'Galway', 3, 20], ['KIN', 'Kinsale', 1, 90], ['SLI', 'Sligo', 9, 5]].map(([code, name, quays, elevation_m]) => ({ code, name, quays, elevation_m })) // oxfmt-ignore
const legs = [
  ['GAL', 'KIN', 'Tern', 50, 50],
  ['KIN', 'SLI', 'Skua', 80, 30],
  ['SLI', 'GAL', 'Auk', 40, 12],
  ['KIN', 'GAL', 'Tern', 50, 7],
].map(([origin, destination, vessel, capacity, booked], at) => ({ id: at + 1, origin, destination, vessel, capacity, booked })) // oxfmt-ignore
const shelves = [['tools', 'Tools', null], ['saws', 'Saws', 'tools'], ['files', 'Files', 'tools']].map(([slug, name, parent_slug]) => ({ slug, name, parent_slug })) // oxfmt-ignore
const teams = [
  ['Owls', true, 4.5, 3],
  ['Foxes', true, 3.9, 80],
  ['Crows', false, 2.8, 9],
].map(([name, top, rating_average, rating_count], at) => ({ id: at + 1, name, top, total: 10 * at, rating_average, rating_count })) // oxfmt-ignore
const coast = () =>
  converse(
    reads('coast', '/ports', () => ports, list({ code: text, name: text, quays: whole, elevation_m: whole })),
    reads('coast', '/legs', () => legs, list({ id: whole, origin: text, destination: text, vessel: text, capacity: whole, booked: whole })), // oxfmt-ignore
    reads('coast', '/shelves', () => shelves, list({ slug: text, name: text, parent_slug: optional(text) })),
    reads('coast', '/teams', () => teams, list({ id: whole, name: text, top: flag, total: whole, rating_average: amount, rating_count: whole })), // oxfmt-ignore
  )

describe('records that a field names without saying so, and what is asked of them', () => {
  for (const [message, told, not] of [
    // Codes that nothing describes, of what ends a way.
    ['legs to Galway', /^2 legs/],
    ['legs from Kinsale to Sligo', /^1 leg/],
    // What is taken, and not what there is room for.
    ['How many seats are booked on the Skua?', /\b30\b/, /\b80\b/],
    ['What is the parent shelf of Saws?', /Tools$|Tools: /],
    ['highest port', /Kinsale/, /Sligo/],
    ['Which teams are top?', /Owls and Foxes/, /Crows/],
  ] as [string, RegExp, RegExp?][])
    it(`are read: ${message}`, async () => {
      const response = String((await coast().ask(message)).response)
      expect(response).to.match(told)
      if (not) expect(response).to.not.match(not)
    })
})
