import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'

export const FUNCTION_STATES = ['Draft', 'Confirmed', 'Delivered', 'Cancelled'] as const
export const CUISINES = ['Italian', 'Indian', 'Vegan', 'British'] as const
const MENUS = ['Garden Buffet', 'Silver Dinner', 'Harvest Lunch', 'Canape Reception', 'Curry Feast', 'Tuscan Evening', 'Afternoon Tea', 'Sunday Roast', 'Green Bowl', 'Gala Banquet'] // oxfmt-ignore
const CUSTOMERS = ['Alder Bank', 'Beacon Theatre', 'Castle Hotel', 'Delphi Software', 'Elmwood School', 'Fenton Motors', 'Grange Trust', 'Holloway Estate', 'Ivory Press', 'Juno Airlines', 'Kelso Partners', 'Lambert Wines', 'Mercer Hall', 'Norton College', 'Orchid Events'] // oxfmt-ignore

export type CateringData = ReturnType<typeof createCateringData>

/** 30 customers, 10 menus and 90 functions. */
export function createCateringData(clock: Date) {
  const random = createRandom(20_26_347)
  const { day } = createDays(clock)
  const corporates = CUSTOMERS.map((name, index) => ({
    id: 21 + index,
    name,
    city: random.pick(['Bristol', 'Bath', 'Cardiff']),
    contactEmail: `events@${name.toLowerCase().replaceAll(' ', '')}.example`,
    creditLimit: 500 * random.whole(2, 60),
    isBlocked: random.chance(0.2),
  }))
  const cateringMenus = MENUS.map((title, index) => ({
    id: 1 + index,
    title,
    cuisine: random.pick(CUISINES) as string,
    pricePerHead: random.whole(24, 160) / 2,
    isSeasonal: random.chance(0.3),
  }))
  const functions = Array.from({ length: 90 }, (_, index) => {
    const offset = random.whole(-300, 90)
    const guests = random.whole(12, 320)
    const menu = random.pick(cateringMenus)
    return {
      id: 4001 + index,
      customerId: random.pick(corporates).id,
      menuId: menu.id,
      eventDate: `${day(offset)}T${random.pick(['12:00', '18:30', '19:00'])}:00`,
      guestCount: guests,
      totalPrice: guests * menu.pricePerHead,
      status: (offset > 0 ? random.pick(['Draft', 'Confirmed']) : random.pick(['Delivered', 'Delivered', 'Cancelled'])) as string, // oxfmt-ignore
    }
  })
  return { corporates, cateringMenus, functions }
}
