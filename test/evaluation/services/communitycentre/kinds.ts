/** What the records of the community centre hold. */
export const BUILDINGS = ['bellfield_house', 'annexe', 'fire_station'] as const
export const ROOM_TYPES = ['hall', 'function_room', 'meeting_room', 'studio', 'workshop', 'kitchen'] as const
export const EQUIPMENT = ['stage', 'piano', 'pa_system', 'hearing_loop', 'projector', 'screen', 'whiteboard', 'mirrors', 'barre', 'cooker', 'dishwasher', 'sinks', 'kiln', 'sewing_machines', 'soft_play', 'computers', 'changing_rooms', 'drum_kit'] as const // oxfmt-ignore
export const HIRER_TYPES = ['club', 'charity', 'business', 'private'] as const
export const HIRE_STATUSES = ['provisional', 'confirmed', 'completed', 'cancelled'] as const
export const PAYMENT_STATUSES = ['unpaid', 'part_paid', 'paid'] as const
export const HALL_PAYMENT_METHODS = ['cash', 'card', 'bank_transfer', 'cheque'] as const
export const LAYOUTS = ['theatre', 'boardroom', 'cabaret', 'clear_floor'] as const
export const CLASS_CATEGORIES = ['fitness', 'wellbeing', 'dance', 'music', 'arts', 'crafts', 'languages', 'computing', 'cooking'] as const // oxfmt-ignore
export const AGE_GROUPS = ['children', 'teens', 'adults', 'seniors'] as const
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export const CLASS_STATUSES = ['planned', 'running', 'finished'] as const
export const DUTIES = ['reception', 'cafe', 'setting_up', 'locking_up', 'garden'] as const

interface Address {
  street: string
  town: string
  postcode: string
}
export interface HallRoom {
  id: number
  name: string
  building: (typeof BUILDINGS)[number]
  floor: number
  roomType: (typeof ROOM_TYPES)[number]
  capacity: number
  hourlyRate: number
  deposit: number
  equipment: (typeof EQUIPMENT)[number][]
  isStepFree: boolean
  description: string
}
export interface HallHirer {
  id: number
  name: string
  hirerType: (typeof HIRER_TYPES)[number]
  contact: { name: string; email: string; phone: string }
  address: Address
  discountPercent: number
  registeredOn: string
  notes: string
}
export interface HallHire {
  id: number
  hireNumber: string
  room: number
  hirer: number
  purpose: string
  date: string
  startTime: string
  endTime: string
  hours: number
  expectedAttendance: number | null
  setup: { layout: (typeof LAYOUTS)[number]; chairs: number; tables: number }
  status: (typeof HIRE_STATUSES)[number]
  charge: number
  paymentStatus: (typeof PAYMENT_STATUSES)[number]
  bookedOn: string
  notes: string
}
export interface HallPayment {
  id: number
  receiptNumber: string
  hire: number
  amount: number
  method: (typeof HALL_PAYMENT_METHODS)[number]
  paidOn: string
}
export interface HallTutor {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  subjects: (typeof CLASS_CATEGORIES)[number][]
  hourlyFee: number
  startedOn: string
  dbsExpiresOn: string
}
export interface HallClass {
  id: number
  title: string
  category: (typeof CLASS_CATEGORIES)[number]
  tutor: number
  room: number
  weekday: (typeof WEEKDAYS)[number]
  startTime: string
  endTime: string
  ageGroup: (typeof AGE_GROUPS)[number]
  status: (typeof CLASS_STATUSES)[number]
  startsOn: string
  endsOn: string
  price: number
  maxParticipants: number
  participants: number[]
  placesTaken: number
  placesLeft: number
}
export interface HallParticipant {
  id: number
  firstName: string
  lastName: string
  dateOfBirth: string
  email: string
  phone: string
  address: Address
  emergencyContact: { name: string; phone: string; relationship: string }
  isConcession: boolean
  hasPhotoConsent: boolean
  joinedOn: string
}
export interface HallVolunteer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  joinedOn: string
  isFirstAider: boolean
  hasKeys: boolean
  rota: { weekday: (typeof WEEKDAYS)[number]; startTime: string; endTime: string; duty: (typeof DUTIES)[number] }[]
}
