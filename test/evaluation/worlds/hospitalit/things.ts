/** What there is in the IT department of a hospital group. */
export interface Hospital {
  no: number
  name: string
  town: string
  beds: number
}
export interface Team {
  no: number
  code: string
  name: string
  phone: string
  lead: Technician
}
export interface Technician {
  no: number
  first: string
  last: string
  name: string
  email: string
  phone: string
  team: Team
  hospital: Hospital
  grade: string
  joined: string
}
export interface Requester {
  no: number
  first: string
  last: string
  name: string
  email: string
  department: string
  hospital: Hospital
  isVip: boolean
}
export interface Asset {
  no: number
  tag: string
  model: string
  kind: string
  maker: string
  hospital: Hospital
  user?: Requester | undefined
  bought: string
  warranty: string
  price: number
  state: 'in_use' | 'in_stock' | 'in_repair' | 'retired'
}
export interface Ticket {
  no: number
  number: string
  title: string
  category: string
  /** From 1, critical, to 4, low. */
  priority: number
  requester: Requester
  asset?: Asset | undefined
  team: Team
  technician?: Technician | undefined
  channel: 'phone' | 'email' | 'portal'
  opened: string
  time: string
  due: string
  resolved?: string | undefined
  isWaiting: boolean
  stars?: number | undefined
}
export interface Change {
  no: number
  number: string
  title: string
  kind: 'standard' | 'normal' | 'emergency'
  risk: 'low' | 'medium' | 'high'
  owner: Technician
  hospital: Hospital
  planned: string
  state: 'draft' | 'approved' | 'completed' | 'rolled_back' | 'cancelled'
}
export interface Task {
  no: number
  change: Change
  title: string
  technician: Technician
  due: string
  isDone: boolean
}
export interface Work {
  no: number
  ticket: Ticket
  technician: Technician
  day: string
  hours: number
  how: 'remote' | 'on_site' | 'phone'
}
