/** What the records of the tutoring agency hold. */
export interface TutSubject {
  id: number
  name: string
  category: string
}
export interface TutAddress {
  street: string
  town: string
  postcode: string
}
export interface TutTutor {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  address: TutAddress
  status: string
  highestQualification: string
  hourlyRate: number
  rating: number | null
  teachesOnline: boolean
  joinedOn: string
  bio: string | null
}
/** Which tutor teaches what. */
export interface TutTutorSubject {
  id: number
  tutorId: number
  subjectId: number
  level: string
}
export interface TutGuardian {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: TutAddress
  paymentMethod: string
  createdAt: string
}
export interface TutPupil {
  id: number
  firstName: string
  lastName: string
  guardianId: number
  dateOfBirth: string
  yearGroup: number
  school: string
  status: string
  notes: string | null
}
export interface TutLesson {
  id: number
  tutorId: number
  pupilId: number
  subjectId: number
  startsAt: string
  durationMinutes: number
  mode: string
  status: string
  price: number
  homeworkSet: boolean
  feedback: string | null
  invoiceId: number | null
}
export interface TutInvoice {
  id: number
  number: string
  guardianId: number
  period: string
  issuedOn: string | null
  dueOn: string | null
  paidOn: string | null
  status: string
  total: number
}

export const SUBJECT_CATEGORIES = ['Mathematics', 'Sciences', 'Languages', 'Humanities', 'Music', 'ExamPreparation'] as const // oxfmt-ignore
export const TUTOR_STATUSES = ['Applicant', 'Active', 'OnLeave', 'Left'] as const
export const QUALIFICATIONS = ['Undergraduate', 'Bachelors', 'Masters', 'Doctorate', 'QualifiedTeacher'] as const
export const LEVELS = ['Primary', 'GCSE', 'ALevel'] as const
export const TUTORING_PAYMENTS = ['DirectDebit', 'BankTransfer', 'Card'] as const
export const PUPIL_STATUSES = ['Waiting', 'Active', 'Paused', 'Left'] as const
export const LESSON_MODES = ['AtHome', 'Online', 'Library'] as const
export const LESSON_STATUSES = ['Scheduled', 'Completed', 'Cancelled', 'NoShow'] as const
export const INVOICE_STATUSES = ['Draft', 'Sent', 'Paid', 'Overdue'] as const
