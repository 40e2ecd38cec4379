import { MEMBERS, type Member } from './data/members.ts'

export interface Order {
  number: number
  items: { id: string; quantity: number }[]
  total: number
  name: string
  address: string
}

/** What one instance of the site holds. */
export interface SiteState {
  members: Member[]
  orders: Order[]
  messages: Record<string, unknown>[]
  todos: { id: number; title: string; done: boolean }[]
  settings: Record<string, unknown>
  /** By session cookie. */
  carts: Map<string, { id: string; quantity: number }[]>
  users: Map<string, string>
  accounts: { user: string; password: string; name: string; address: string }[]
  board: Record<string, string>
  ranking: string[]
  sessions: number
}

export const createState = (): SiteState => ({
  members: structuredClone(MEMBERS),
  orders: [],
  messages: [],
  todos: [
    { id: 1, title: 'Water the seedlings', done: false },
    { id: 2, title: 'Return the library van keys', done: true },
    { id: 3, title: 'Order compost', done: false },
  ],
  settings: {
    email_news: true,
    sms_alerts: false,
    dark_mode: false,
    language: 'en',
    digest: 'weekly',
    display_name: 'Robin',
  },
  carts: new Map(),
  users: new Map(),
  accounts: [
    { user: 'robin@example.org', password: 'kingfisher7', name: 'Robin Alder', address: '12 Weir Street, Willowmere' },
    { user: 'mei', password: 'correct horse', name: 'Mei Tanaka', address: '3 Orchard Row, Eastholt' },
  ],
  board: {
    'Fix the greenhouse door': 'todo',
    'Print the flyers': 'todo',
    'Book the brass band': 'doing',
    'Pay the hall': 'done',
  },
  ranking: ['Apples', 'Pears', 'Plums', 'Quinces'],
  sessions: 0,
})
