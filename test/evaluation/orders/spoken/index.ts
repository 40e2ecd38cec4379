import { speakToBrewery } from './brewery.ts'
import { speakToDemos } from './crm.ts'
import { speakToGarage } from './garage.ts'
import { speakToHotel } from './hotel.ts'
import { speakToLawfirm } from './lawfirm.ts'
import { speakToNewspaper } from './newspaper.ts'
import { speakToParking } from './parking.ts'
import { speakToPurchasing } from './purchasing.ts'
import type { OrdersOf } from './spoken.ts'
import { speakToToolhire } from './toolhire.ts'

/** The orders of each service, and of the demo APIs together (`crm`). */
export const SPOKEN: Record<string, OrdersOf> = {
  brewery: speakToBrewery,
  lawfirm: speakToLawfirm,
  newspaper: speakToNewspaper,
  purchasing: speakToPurchasing,
  toolhire: speakToToolhire,
  parking: speakToParking,
  crm: speakToDemos,
  hotel: speakToHotel,
  garage: speakToGarage,
}
