import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface BloodDonor {
  id: number
  donorNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  city: string
  bloodType: string
  birthDate: string
  status: string
  totalDonations: number
  lastDonationOn: string | null
  registeredOn: string
}
export interface DonationCentre {
  id: number
  name: string
  city: string
  kind: string
  beds: number
  openingTime: string
  contact: { phone: string; email: string }
}
export interface DonationAppointment {
  id: number
  donorId: number
  centreId: number
  scheduledAt: string
  donationType: string
  status: string
  haemoglobin: number | null
  volumeMl: number | null
}
export interface BloodUnit {
  id: number
  unitNumber: string
  donorId: number
  bloodType: string
  component: string
  collectedOn: string
  expiresOn: string
  status: string
  hospital: string | null
}

export const BLOOD_TYPES = ['O+', 'A+', 'B+', 'AB+', 'O-', 'A-', 'B-', 'AB-'] as const
export const DONOR_STATUSES = ['active', 'paused', 'excluded'] as const
export const CENTRE_KINDS = ['fixed', 'mobile'] as const
export const DONATION_TYPES = ['whole_blood', 'plasma', 'platelets'] as const
export const DONATION_STATUSES = ['booked', 'completed', 'no_show', 'cancelled', 'deferred'] as const
export const COMPONENTS = ['red_cells', 'plasma', 'platelets'] as const
export const UNIT_STATUSES = ['available', 'reserved', 'issued', 'discarded'] as const

const CENTRES: Record<string, string> = {
  Dublin: 'Stephens Green Clinic,Liffey Valley Bus,Drumcondra Parish Hall,Docklands Clinic,Dundrum Bus,Tallaght Sports Hall,Swords Bus', // oxfmt-ignore
  Cork: 'Lee Road Clinic,Douglas Bus,Blackpool Community Hall,Mahon Point Bus,Ballincollig Scout Hall',
  Galway: 'Salthill Clinic,Eyre Square Bus,Oranmore Hall,Knocknacarra Bus',
  Limerick: 'Shannonside Clinic,Castletroy Bus,Dooradoyle Hall,Raheen Bus',
  Waterford: 'Suirview Clinic,Ardkeen Bus,Tramore Hall',
  Sligo: 'Garavogue Clinic,Strandhill Bus,Rosses Point Hall',
  Kilkenny: 'Nore Clinic,Castlecomer Bus,Thomastown Hall',
  Athlone: 'Shannon Lodge Clinic,Moate Bus,Monksland Hall',
  Tralee: 'Ballyard Clinic,Fenit Bus,Ardfert Hall,Listowel Bus',
  Dundalk: 'Carlingford Road Clinic,Blackrock Bus,Ardee Hall,Marshes Bus',
}
const HOSPITALS = ['St Finbar General', 'Mater Coast Hospital', 'Westland University Hospital', 'Our Lady of Lourdes', 'Shannon Regional'] // oxfmt-ignore
const KEPT: Record<string, number> = { red_cells: 42, plasma: 365, platelets: 7 }
const HOURS = ['08:00', '08:30', '09:00', '10:00', '14:00', '16:30']

export type BlooddriveData = ReturnType<typeof createBlooddriveData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 170 donors, 40 centres, 260 appointments and 180 units. */
export function createBlooddriveData(clock: Date) {
  const random = createRandom(95_401)
  const days = createDays(clock)
  const spots = Object.entries(CENTRES).flatMap(([city, names]) => names.split(',').map(name => ({ city, name })))
  const donationCentres = spots.map(({ city, name }, index): DonationCentre => {
    const kind = name.endsWith('Bus') ? 'mobile' : 'fixed'
    return {
      id: 21 + index,
      name,
      city,
      kind,
      beds: kind === 'mobile' ? random.whole(3, 8) : index === 16 ? 21 : random.whole(6, 18),
      openingTime: random.pick(HOURS),
      contact: { phone: `+353 1 800 ${2100 + index * 17}`, email: `${name.toLowerCase().replaceAll(' ', '.')}@giveblood.example` }, // oxfmt-ignore
    }
  })
  const bloodDonors = createPeopleOf(95_403, 170, 'donormail.example').map((person, index): BloodDonor => {
    const totalDonations = random.pick([0, 1, 2, 3, 4, 5, 7, 9, 12, 15, 18, 22, 27, 33, 38, 46])
    return {
      id: 3001 + index,
      donorNumber: `DN${40_118 + index * 3}`,
      ...person,
      phone: random.chance(0.15) ? null : `+353 87 ${random.whole(200, 898)} ${random.whole(1000, 9899)}`,
      city: random.pick(['Dublin', 'Dublin', 'Dublin', 'Cork', 'Cork', 'Galway', 'Limerick', 'Waterford', 'Sligo', 'Kilkenny']), // oxfmt-ignore
      bloodType: random.pick(['O+', 'O+', 'O+', 'O+', 'A+', 'A+', 'A+', 'B+', 'B+', 'AB+', 'O-', 'O-', 'A-', 'B-', 'AB-']), // oxfmt-ignore
      birthDate: days.day(-random.whole(19 * 365, 64 * 365)),
      status: random.pick(['active', 'active', 'active', 'active', 'active', 'active', 'paused', 'excluded']),
      totalDonations: totalDonations + (totalDonations > 40 ? Math.floor(index / 9) : 0),
      lastDonationOn: totalDonations === 0 ? null : days.day(-random.whole(5, 900)),
      registeredOn: days.day(-900 - random.whole(0, 2400) + (totalDonations === 0 ? 880 : 0)),
    }
  })
  const donationAppointments = createAppointments(random, days, bloodDonors, donationCentres)
  return { bloodDonors, donationCentres, donationAppointments, bloodUnits: createUnits(random, days, bloodDonors) }
}

/** From ten weeks ago to three weeks ahead. */
function createAppointments(random: Random, { moment }: Days, donors: BloodDonor[], centres: DonationCentre[]) {
  const fit = donors.filter(one => one.status === 'active')
  return Array.from({ length: 260 }, (_, index): DonationAppointment => {
    const offset = -70 + Math.floor((92 * index) / 260)
    const status = offset >= 0 ? random.pick(['booked', 'booked', 'booked', 'booked', 'booked', 'cancelled']) : random.pick(['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'no_show', 'cancelled', 'deferred']) // oxfmt-ignore
    const donationType = random.pick(['whole_blood', 'whole_blood', 'whole_blood', 'plasma', 'plasma', 'platelets'])
    return {
      id: 6001 + index,
      donorId: random.pick(fit).id,
      centreId: random.pick(centres).id,
      scheduledAt: moment(offset, random.pick([19, 20, 21, 23, 27, 29, 31, 34, 36]) / 48),
      donationType,
      status,
      haemoglobin: status === 'completed' ? random.whole(126, 168) / 10 : status === 'deferred' ? random.whole(98, 122) / 10 : null, // oxfmt-ignore
      volumeMl: status === 'completed' ? (donationType === 'whole_blood' ? 470 : random.whole(20, 65) * 10) : null,
    }
  })
}

/** Of the last 50 days. */
function createUnits(random: Random, { day }: Days, donors: BloodDonor[]) {
  const givers = donors.filter(one => one.totalDonations > 0)
  return Array.from({ length: 180 }, (_, index): BloodUnit => {
    const donor = random.pick(givers)
    const component = random.pick(['red_cells', 'red_cells', 'red_cells', 'plasma', 'platelets'])
    const collectedOn = day(-50 + Math.floor((50 * index) / 180))
    const expiresOn = shiftDay(collectedOn, KEPT[component]!)
    const status = expiresOn < day(0) ? random.pick(['issued', 'issued', 'issued', 'discarded']) : random.pick(['available', 'available', 'available', 'reserved', 'issued', 'issued', 'discarded']) // oxfmt-ignore
    return {
      id: 12_001 + index,
      unitNumber: `BU-${70_215 + index * 2}`,
      donorId: donor.id,
      bloodType: donor.bloodType,
      component,
      collectedOn,
      expiresOn,
      status,
      hospital: status === 'issued' || status === 'reserved' ? random.pick(HOSPITALS) : null,
    }
  })
}
