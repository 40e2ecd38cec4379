import { CULTURES, type CultureName } from './cultures.ts'
import type { Random } from './random.ts'

export interface Person {
  first_name: string
  last_name: string
}

/** A person whose full name is not yet in `taken`; the name is added there. `taken` may span a company or a data set. */
export function drawPerson(random: Random, culture: CultureName, taken: Set<string>): Person {
  const { first, last } = CULTURES[culture]
  for (;;) {
    const person = { first_name: random.pick(first), last_name: random.pick(last) }
    const name = `${person.first_name} ${person.last_name}`
    if (taken.has(name)) continue
    taken.add(name)
    return person
  }
}

/** `Ana Lima` at `lindenfoods.example` → `ana.lima@lindenfoods.example`. */
export const emailOf = ({ first_name, last_name }: Person, domain: string) =>
  `${first_name}.${last_name}@${domain}`.toLowerCase()

/**
 * The domain of a company: its name's letters and digits under `.example`, which RFC 2606 reserves, so that no real
 * company is ever written to or visited.
 */
export const domainOf = (companyName: string) => `${companyName.toLowerCase().replace(/[^a-z0-9]/g, '')}.example`
