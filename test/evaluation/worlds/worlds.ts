import { bookings } from './bookings/world.ts'
import { studiotracker } from './studiotracker/world.ts'
import { gearshop } from './gearshop/world.ts'
import { unilibrary } from './unilibrary/world.ts'
import { factoryhr } from './factoryhr/world.ts'
import { hospitalit } from './hospitalit/world.ts'
import { hotelstaff } from './hotelstaff/world.ts'
import { library } from './library/world.ts'
import { shop } from './shop/world.ts'
import { staff } from './staff/world.ts'
import { thingslibrary } from './thingslibrary/world.ts'
import { tracker } from './tracker/world.ts'
import { wineshop } from './wineshop/world.ts'
import type { World } from './world.ts'

/** Worlds that several services describe, each in its own way. */
export const WORLDS: readonly World[] = [
  bookings,
  library,
  shop,
  staff,
  tracker,
  studiotracker,
  gearshop,
  unilibrary,
  factoryhr,
  hospitalit,
  wineshop,
  thingslibrary,
  hotelstaff,
]
