import * as gold from '../gold.ts'
import type { PlantSpecies } from '../services/arboretum/data.ts'

/** Species as records, or by either of their names. */
export const kindsOf = (rows: readonly PlantSpecies[]) =>
  gold.either(gold.set(rows), gold.set(rows.map(one => gold.spelled(one.commonName, one.latinName))))
