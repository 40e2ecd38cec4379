/** What the records of the university's library hold. */
export interface UniTitle {
  id: string
  isbn: string | null
  title: string
  authors: string[]
  publisher: string
  publicationYear: number
  edition: number | null
  language: string
  subject: string
  format: string
  shelfmark: string
  pageCount: number | null
  addedOn: string
}
export interface UniCopy {
  id: string
  barcode: string
  titleId: string
  loanType: string
  status: string
  location: { building: string; floor: number; shelf: string }
  acquiredOn: string
  purchasePrice: number
  note: string | null
}
export interface UniMember {
  id: string
  cardNumber: string
  firstName: string
  lastName: string
  memberType: string
  faculty: string
  contact: { email: string; phone: string | null; prefersSms: boolean }
  joinedOn: string
  cardExpiresOn: string
  isBlocked: boolean
}
export interface UniLoan {
  id: string
  loanNumber: string
  copyId: string
  memberId: string
  loanedAt: string
  dueOn: string
  returnedAt: string | null
  renewalCount: number
  status: string
}
export interface UniHold {
  id: string
  holdNumber: string
  titleId: string
  memberId: string
  placedAt: string
  status: string
  pickupLocation: string
  pickupBy: string | null
}
export interface UniFine {
  id: string
  fineNumber: string
  memberId: string
  loanId: string
  reason: string
  amount: number
  status: string
  issuedOn: string
  settledOn: string | null
}
export interface UniBooking {
  id: string
  bookingNumber: string
  memberId: string
  room: { code: string; name: string; building: string; floor: number; seats: number; hasScreen: boolean }
  startsAt: string
  endsAt: string
  groupSize: number
  purpose: string | null
  status: string
}

export const FORMATS = ['Book', 'Thesis', 'Dvd', 'AudioBook'] as const
export const LOAN_TYPES = ['Standard', 'ShortLoan', 'ReferenceOnly'] as const
export const COPY_STATUSES = ['Available', 'OnLoan', 'OnHoldShelf', 'InRepair', 'Missing'] as const
export const MEMBER_TYPES = ['Undergraduate', 'Postgraduate', 'AcademicStaff', 'SupportStaff'] as const
export const FACULTIES = ['Arts', 'Business', 'Engineering', 'Law', 'Medicine', 'Science'] as const
export const LOAN_STATUSES = ['Active', 'Returned', 'Lost'] as const
export const HOLD_STATUSES = ['Waiting', 'ReadyForPickup', 'Collected', 'Expired', 'Cancelled'] as const
export const PICKUP_LOCATIONS = ['MainLibrary', 'ScienceLibrary', 'LawLibrary'] as const
export const FINE_REASONS = ['LateReturn', 'Damage', 'LostItem'] as const
export const FINE_STATUSES = ['Outstanding', 'Paid', 'Waived'] as const
export const BOOKING_STATUSES = ['Confirmed', 'Completed', 'NoShow', 'Cancelled'] as const
/** For how many days a copy is lent. */
export const LOAN_DAYS: Record<string, number> = { Standard: 28, ShortLoan: 7 }
