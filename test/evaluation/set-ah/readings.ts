import type { Facts } from '../facts.ts'
import type * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { eachReading } from '../set-ab/readings.ts'

export type Card = Facts['kanban']['cards'][number]
export type Toy = Facts['toyshop']['toys'][number]
export type Thing = Facts['lendery']['things'][number]
export type Staff = Facts['staffroom']['staffMembers']

/** Is the card still to be shipped? */
export const isOpen = (one: Card): boolean => one.stage !== 'shipped'

/** Toys that are discontinued may count or not where the question leaves it open. */
export const stocked = (toys: Toy[], answer: (rows: Toy[]) => gold.Gold): gold.Gold =>
  eachReading([toys, toys.filter(one => !one.discontinued)], answer)

/** Is the thing alone in its name? "Juicer 2" and "Juicer" are not. */
export const isSingle = (things: Thing[], { name }: Thing) =>
  !name.endsWith(' 2') && things.filter(one => `${one.name} `.startsWith(`${name} `)).length === 1
/** The `index`-th thing that passes and is alone in its name. */
export const thing = (things: Thing[], test: (one: Thing) => boolean, index = 0): Thing =>
  pick.nth(things, one => test(one) && isSingle(things, one), index)

/** Who has left, or is away for long, may count as staff or not where the question leaves it open. */
export const anyStaff = (staff: Staff, answer: (rows: Staff) => gold.Gold): gold.Gold =>
  eachReading([staff, staff.filter(one => one.state !== 'Left'), staff.filter(one => one.state === 'Working')], answer)
