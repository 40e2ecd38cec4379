/** What the records of the studio hold. */
export interface LensAddress {
  street: string
  city: string
  county: string
  eircode: string | null
}
export interface LensClient {
  id: string
  firstName: string
  lastName: string
  partnerName: string | null
  company: string | null
  email: string
  phone: string | null
  address: LensAddress
  source: string
  marketingConsent: boolean
  notes: string | null
  createdAt: string
}
export interface LensPhotographer {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  employment: string
  specialties: string[]
  dayRate: number
  droneLicence: boolean
  baseCity: string
  joinedOn: string
  active: boolean
}
export interface LensPackage {
  id: string
  name: string
  category: string
  price: number
  durationHours: number
  includedImages: number
  includesAlbum: boolean
  description: string
  active: boolean
}
export interface LensShoot {
  id: string
  title: string
  type: string
  status: string
  clientId: string
  packageId: string
  shootDate: string
  startTime: string
  location: { name: string; street: string; city: string; county: string }
  guestCount: number | null
  price: number
  depositPaid: boolean
  balanceDue: number
  notes: string | null
  createdAt: string
}
export interface LensAssignment {
  id: string
  shootId: string
  photographerId: string
  role: string
  fee: number
  confirmed: boolean
}
export interface LensGallery {
  id: string
  shootId: string
  title: string
  status: string
  imageCount: number
  viewCount: number
  downloadsEnabled: boolean
  publishedAt: string | null
  expiresOn: string | null
}
export interface LensPrintOrder {
  id: string
  orderNumber: string
  clientId: string
  galleryId: string
  status: string
  delivery: string
  shippingAddress: LensAddress | null
  lines: { product: string; size: string; finish: string; quantity: number; unitPrice: number }[]
  shippingCost: number
  total: number
  paid: boolean
  note: string | null
  orderedAt: string
  dispatchedAt: string | null
}

export const LENS_TYPES = ['wedding', 'engagement', 'family', 'newborn', 'maternity', 'headshots'] as const
export const LENS_SOURCES = ['referral', 'instagram', 'website', 'wedding_fair', 'google'] as const
export const EMPLOYMENTS = ['employed', 'freelance'] as const
export const SHOOT_STATUSES = ['enquiry', 'booked', 'shot', 'editing', 'delivered', 'cancelled'] as const
export const LENS_ROLES = ['lead', 'second_shooter', 'assistant'] as const
export const GALLERY_STATUSES = ['draft', 'published', 'archived'] as const
export const PRINT_STATUSES = ['received', 'printing', 'ready', 'dispatched', 'collected', 'cancelled'] as const
export const PRINT_PRODUCTS = ['print', 'framed_print', 'canvas', 'album', 'photo_book', 'greeting_cards'] as const
export const FINISHES = ['matte', 'glossy', 'fine_art'] as const
export const DELIVERIES = ['post', 'pickup'] as const
