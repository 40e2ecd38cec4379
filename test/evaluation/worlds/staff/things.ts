export interface Site {
  name: string
  city: string
}
export interface Team {
  name: string
  site: Site
  lead: Person
}
export interface Job {
  title: string
  team: Team
}
export interface Person {
  first: string
  last: string
  name: string
  email: string
  born: string
  joined: string
  /** The last day, past or ahead; null when none is set. */
  left: string | null
  team: Team
  job: Job
  site: Site
}
export interface Contract {
  person: Person
  kind: 'permanent' | 'fixed' | 'zero'
  from: string
  to: string | null
  hours: number
  /** A year, EUR. */
  pay: number
  probation: string | null
}
export interface Leave {
  person: Person
  kind: 'holiday' | 'sick' | 'parental' | 'study'
  from: string
  to: string
  /** Working days. */
  days: number
  state: 'waiting' | 'approved' | 'refused'
  decidedBy: Person | null
  asked: string
}
export interface Course {
  title: string
  hours: number
  isMandatory: boolean
}
export interface Attendance {
  person: Person
  course: Course
  on: string
  isDone: boolean
  score: number | null
}
export interface Appraisal {
  person: Person
  by: Person
  on: string
  /** 1 to 5, 5 is best. */
  rating: number
}
export interface Vacancy {
  title: string
  team: Team
  opened: string
  filled: string | null
}
export interface Applicant {
  name: string
  vacancy: Vacancy
  applied: string
  stage: 'new' | 'interview' | 'offer' | 'hired' | 'rejected'
  source: 'website' | 'referral' | 'agency' | 'fair'
}
export interface Item {
  tag: string
  kind: 'laptop' | 'phone' | 'monitor' | 'headset'
  price: number
  bought: string
}
export interface Handout {
  item: Item
  person: Person
  on: string
  back: string | null
}
