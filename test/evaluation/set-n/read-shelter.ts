import * as pick from '../pick.ts'
import type { Adopter, Animal, ShelterData } from '../services/shelter/data.ts'

export const nameOf = (one: Pick<Adopter, 'firstName' | 'lastName'>) => `${one.firstName} ${one.lastName}`

/** The `index`-th animal that passes, and whose name no other has. */
export const pet = ({ animals }: ShelterData, test: (one: Animal) => boolean, index = 0): Animal =>
  pick.nth(animals, one => test(one) && animals.every(other => other.id === one.id || other.name !== one.name), index)

/** The `index`-th adopter who passes, and whose name nobody else has. */
export const family = ({ adopters }: ShelterData, test: (one: Adopter) => boolean, index = 0): Adopter =>
  pick.nth(
    adopters,
    one => test(one) && adopters.every(other => other.id === one.id || nameOf(other) !== nameOf(one)),
    index,
  )

/** The `index`-th row with a name who passes, and whose name nobody else has. */
export const helper = <T extends { id: number; name: string }>(
  rows: readonly T[],
  test: (one: T) => boolean,
  index = 0,
): T => pick.nth(rows, one => test(one) && rows.every(other => other.id === one.id || other.name !== one.name), index)
