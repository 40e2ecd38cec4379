/** What the records of the label hold. */
export interface LabelArtist {
  id: number
  name: string
  artistType: string
  genre: string
  country: string
  city: string
  status: string
  signedOn: string
  monthlyListeners: number
  manager: { name: string; email: string; phone: string | null }
  website: string | null
  biography: string | null
}
export interface LabelContract {
  id: number
  contractNumber: string
  artistId: number
  contractType: string
  status: string
  signedOn: string | null
  startDate: string
  endDate: string
  royaltyRate: number
  advance: LabelMoney | null
  exclusive: boolean
  notes: string | null
}
export interface LabelRelease {
  id: number
  title: string
  artistId: number
  releaseType: string
  catalogueNumber: string
  genre: string
  status: string
  releaseDate: string
  formats: string[]
  listPrice: LabelMoney
  producer: string
  description: string | null
}
export interface LabelTrack {
  id: number
  title: string
  releaseId: number
  trackNumber: number
  isrc: string
  duration: number
  bpm: number
  explicit: boolean
  streams: number
  credits: { artistId: number; role: string }[]
}
export interface LabelStatement {
  id: number
  statementNumber: string
  artistId: number
  releaseId: number
  periodStart: string
  periodEnd: string
  unitsSold: number
  grossRevenue: number
  netAmount: number
  status: string
  paidOn: string | null
}
export interface LabelVenue {
  id: number
  name: string
  venueType: string
  city: string
  country: string
  capacity: number
  seated: boolean
  contact: { name: string; email: string; phone: string }
}
export interface LabelConcert {
  id: number
  artistId: number
  venueId: number
  tourName: string | null
  startsAt: string
  doorsAt: string
  status: string
  ticketPrice: number
  ticketsSold: number
  fee: LabelMoney
  remarks: string | null
}
export interface LabelMoney {
  amount: number
  currency: string
}

export const ARTIST_TYPES = ['SOLO', 'DUO', 'BAND', 'ENSEMBLE'] as const
export const GENRES = ['INDIE_ROCK', 'ELECTRONIC', 'FOLK', 'JAZZ', 'HIP_HOP', 'POP', 'METAL'] as const
export const ARTIST_STATUSES = ['ACTIVE', 'IN_STUDIO', 'ON_TOUR', 'ON_HOLD'] as const
export const CONTRACT_TYPES = ['RECORDING', 'LICENSING', 'PUBLISHING', 'DISTRIBUTION'] as const
export const CONTRACT_STATUSES = ['DRAFT', 'ACTIVE', 'ON_HOLD', 'EXPIRED', 'TERMINATED'] as const
export const RELEASE_TYPES = ['ALBUM', 'EP', 'SINGLE'] as const
export const RELEASE_STATUSES = ['SCHEDULED', 'ON_HOLD', 'RELEASED'] as const
export const FORMATS = ['VINYL', 'CD', 'CASSETTE', 'DIGITAL'] as const
export const CREDIT_ROLES = ['MAIN', 'FEATURED', 'REMIXER'] as const
export const STATEMENT_STATUSES = ['DRAFT', 'APPROVED', 'PAID', 'ON_HOLD', 'DISPUTED'] as const
export const VENUE_TYPES = ['CLUB', 'THEATRE', 'CONCERT_HALL', 'ARENA', 'OPEN_AIR'] as const
export const CONCERT_STATUSES = ['ANNOUNCED', 'ON_SALE', 'SOLD_OUT', 'PLAYED', 'CANCELLED'] as const
