import { converse, reads } from '../styles/serve.ts'

type Row = Record<string, unknown>

const text = { type: 'string' }
const whole = { type: 'integer' }
const oneOf = (...choices: string[]) => ({ type: 'string', enum: choices })
const day = { type: 'string', format: 'date' }

const quays: Row[] = [
  { id: 1, name: 'North Quay', depth: 9 },
  { id: 2, name: 'Salt Quay', depth: 6 },
]
const sailors: Row[] = [
  {
    id: 1,
    name: 'Anneke Vos',
    quay_id: 1,
    is_active: true,
    skills: ['welding', 'diving'],
    wage: 41000,
    joined_on: '2017-03-01',
    on_watch: true,
    licence_class: 'A2',
    hometown: 'Delft',
    mobile: null,
  },
  {
    id: 2,
    name: 'Bo Lind',
    quay_id: 1,
    is_active: false,
    skills: ['welding'],
    wage: 39000,
    joined_on: '2020-06-01',
    on_watch: false,
    licence_class: 'C',
    hometown: 'Brest',
    mobile: null,
  },
  {
    id: 3,
    name: 'Cato Rehn',
    quay_id: 2,
    is_active: true,
    skills: ['diving', 'radio'],
    wage: 52000,
    joined_on: '2022-02-01',
    on_watch: true,
    licence_class: 'B',
    hometown: 'Delft',
    mobile: '+31 6 1234 5678',
  },
]
const boats: Row[] = [
  {
    id: 1,
    name: 'Gannet',
    make: 'Holm',
    status: 'inRepair',
    is_insured: true,
    quay_id: 1,
    sailor_ids: [2],
    price: 900,
    cost: 500,
    fuel_litres: 40,
    keeper_id: 3,
  },
  {
    id: 2,
    name: 'Repair Queen',
    make: 'Berg',
    status: 'atSea',
    is_insured: true,
    quay_id: 1,
    sailor_ids: [3],
    price: 700,
    cost: 650,
    fuel_litres: 90,
    keeper_id: 1,
  },
  {
    id: 3,
    name: 'Repair Hope',
    make: 'Berg',
    status: 'atSea',
    is_insured: false,
    quay_id: 2,
    sailor_ids: [1, 3],
    price: 400,
    cost: 390,
    fuel_litres: 60,
    keeper_id: 1,
  },
]
const cranes: Row[] = [
  { id: 1, name: 'Old Iron', quay_id: 1 },
  { id: 2, name: 'Tall One', quay_id: 2 },
]
const parts: Row[] = [
  { id: 1, name: 'Rudder pin', stock_quantity: 12 },
  { id: 2, name: 'Sail clip', stock_quantity: 0 },
]
const voyages: Row[] = [
  {
    id: 1,
    boat_id: 1,
    origin_id: 1,
    destination_id: 2,
    fare: 120,
    payment_kind: 'Cash',
    status: 'paid',
    pilot: { id: 2, name: 'Bo Lind' },
    booker_id: 3,
  },
  {
    id: 2,
    boat_id: 2,
    origin_id: 2,
    destination_id: 1,
    fare: 150,
    payment_kind: 'Card',
    status: 'open',
    pilot: { id: 3, name: 'Cato Rehn' },
    booker_id: 2,
  },
  {
    id: 3,
    boat_id: 2,
    origin_id: 2,
    destination_id: 1,
    fare: 80,
    payment_kind: 'Cash',
    status: 'open',
    pilot: { id: 3, name: 'Cato Rehn' },
    booker_id: 1,
  },
]

const PROPERTIES: Record<string, [Row[], Row]> = {
  quays: [quays, { id: whole, name: text, depth: whole }],
  spare_parts: [parts, { id: whole, name: text, stock_quantity: whole }],
  cranes: [cranes, { id: whole, name: text, quay_id: whole }],
  sailors: [
    sailors,
    {
      id: whole, name: text, quay_id: whole, is_active: { type: 'boolean' }, skills: { type: 'array', items: text },
      wage: { type: 'integer', description: 'EUR a year' }, joined_on: day,
      on_watch: { type: 'boolean' }, licence_class: text, hometown: text, mobile: { type: ['string', 'null'] },
    },
  ],
  boats: [
    boats,
    {
      id: whole, name: text, make: text, status: oneOf('inRepair', 'atSea'), is_insured: { type: 'boolean' },
      quay_id: whole, sailor_ids: { type: 'array', items: whole }, price: { type: 'number', description: 'EUR' }, cost: { type: 'number', description: 'EUR' },
      fuel_litres: whole, keeper_id: { type: 'integer', description: 'Id of the sailor who keeps it' },
    },
  ],
  voyages: [
    voyages,
    {
      id: whole, boat_id: whole, origin_id: { type: 'integer', description: 'Id of a quay' },
      destination_id: { type: 'integer', description: 'Id of a quay' }, fare: { type: 'number', description: 'EUR' },
      payment_kind: oneOf('Cash', 'Card'), status: oneOf('open', 'paid'),
      pilot: { type: 'object', properties: { id: { type: 'integer', description: 'Id of a sailor' }, name: text } },
      booker_id: { type: 'integer', description: 'Id of the sailor who booked it' },
    },
  ],
} // oxfmt-ignore

/** A conversation over a small harbour of six lists, for questions that are easily read wrongly. */
export const askHarbour = () =>
  converse(
    ...Object.entries(PROPERTIES).map(([name, [rows, properties]]) =>
      reads('harbour', `/${name}`, () => rows, { type: 'array', items: { type: 'object', properties } }),
    ),
  )
