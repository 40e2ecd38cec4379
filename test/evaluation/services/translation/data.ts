import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createClientContacts, createLinguists } from '../persons.ts'

export interface Client {
  id: string
  name: string
  industry: string
  country: string
  city: string
  website: string
  phone: string
  annualBudget: number
  employeeCount: number
  paymentTermsDays: number
  isActive: boolean
  created: string
}
export interface Contact {
  id: string
  client: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  jobTitle: string
  isPrimary: boolean
}
export interface Linguist {
  id: string
  firstName: string
  lastName: string
  email: string
  nativeLanguage: string
  country: string
  specialization: string
  ratePerWord: number
  rating: number
  isCertified: boolean
  status: string
  joinedOn: string
}
export interface Project {
  id: string
  number: string
  name: string
  client: string
  projectManager: string
  service: string
  sourceLanguage: string
  targetLanguage: string
  wordCount: number
  price: number
  status: string
  isRush: boolean
  orderedOn: string
  deadline: string
  deliveredOn: string | null
}
export interface Assignment {
  id: string
  project: string
  linguist: string
  role: string
  words: number
  fee: number
  status: string
  dueOn: string
}
export interface Invoice {
  id: string
  number: string
  client: string
  project: string
  amount: number
  currency: string
  status: string
  issuedOn: string
  dueOn: string
  paidOn: string | null
}

export const INDUSTRIES = ['legal', 'life_sciences', 'technology', 'retail', 'finance', 'media'] as const
export const SPECIALIZATIONS = ['legal', 'medical', 'technical', 'marketing', 'literary'] as const
export const LINGUIST_STATES = ['active', 'on_leave', 'inactive'] as const
export const SERVICES_OFFERED = ['translation', 'localization', 'subtitling', 'interpreting', 'proofreading'] as const
export const PROJECT_STATES = ['quoted', 'in_progress', 'in_review', 'delivered', 'cancelled'] as const
export const ROLES = ['translator', 'editor', 'proofreader'] as const
export const ASSIGNMENT_STATES = ['offered', 'accepted', 'completed', 'declined'] as const
export const INVOICE_STATES = ['draft', 'open', 'paid', 'void'] as const
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'pl'] as const

const NAMES =
  `Arcwell Legal,Bluepeak Systems,Corvane Pharma,Dunmore Retail Group,Elmbridge Capital,Fernhollow Media,Granitek Robotics,
Halcyon Labs,Ironvale Partners,Juniper Outfitters,Kestrelworks,Lumenfield Bank,Marrowstone Law,Northgale Biotech,Oakhurst Apparel,
Pinnacle Software,Quillstone Press,Ravenscar Insurance,Silverbirch Clinics,Tidewater Studios,Umbra Networks,Valemont Attorneys,
Westerling Foods,Xandria Devices,Yarrow Cosmetics,Zephyr Analytics,Ashgrove Chambers,Brightwell Genomics,Copperfield Games,
Driftwood Furniture,Eastmoor Trust,Foxdale Broadcasting,Glenrock Solicitors,Harborline Software,Inverness Vaccines,Jadecroft Jewelry,
Kingsford Holdings,Larkspur Films,Mossbank Semiconductors,Novaterra Diagnostics,Orchid & Vine,Petrel Cloud,Rosewater Hotels,
Stonebridge Notaries,Thistledown Toys,Upland Securities,Verdant Therapeutics,Willowmere Publishing` // oxfmt-ignore
    .split(',')
    .map(name => name.trim())
const PLACES: [country: string, city: string, prefix: string][] = [
  ['US', 'Boston', '+1-617-555'],
  ['US', 'Chicago', '+1-312-555'],
  ['DE', 'Hamburg', '+49 40 555'],
  ['DE', 'Munich', '+49 89 555'],
  ['FR', 'Lyon', '+33 4 55'],
  ['GB', 'Leeds', '+44 113 555'],
  ['JP', 'Osaka', '+81 6 555'],
  ['ES', 'Valencia', '+34 96 555'],
]
const JOB_TITLES = ['Localization Manager', 'Marketing Director', 'General Counsel', 'Procurement Lead', 'Regulatory Affairs Specialist', 'Vice President of Product'] // oxfmt-ignore
const MANAGERS = ['Agatha Lindner', 'Bruno Tavares', 'Celeste Moriarty', 'Dmitri Vance']
const SUBJECTS: Record<string, string[]> = {
  translation: ['Annual report', 'Patent filing', 'User manual', 'Employee handbook', 'Clinical trial protocol'],
  localization: ['Website', 'Mobile app', 'Online shop', 'Help center'],
  subtitling: ['Product video', 'Documentary', 'Training series'],
  interpreting: ['Trade fair', 'Board meeting', 'Court hearing'],
  proofreading: ['Press release', 'Catalog', 'Terms of service'],
}

export type TranslationData = ReturnType<typeof createTranslationData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 48 clients with 120 contacts, 60 linguists, 160 projects with 200 assignments and 130 invoices. */
export function createTranslationData(clock: Date) {
  const random = createRandom(20_26_131)
  const days = createDays(clock)
  const clients = createClients(random, days)
  const contacts = createContacts(random, clients)
  const linguists = createFreelancers(random, days)
  const projects = createProjects(random, days, clients)
  const assignments = createAssignments(random, projects, linguists)
  const invoices = createInvoices(random, days, projects)
  return { clients, contacts, linguists, projects, assignments, invoices }
}

const createClients = (random: Random, { day }: Days): Client[] =>
  NAMES.map((name, index) => {
    const [country, city, prefix] = random.pick(PLACES)
    const kind = /Legal|Law|Partners|Attorneys|Chambers|Solicitors|Notaries/.test(name)
      ? 'legal'
      : /Pharma|Labs|Biotech|Clinics|Genomics|Vaccines|Diagnostics|Therapeutics/.test(name)
        ? 'life_sciences'
        : /Systems|Robotics|Kestrelworks|Software|Networks|Devices|Analytics|Semiconductors|Cloud|Games/.test(name)
          ? 'technology'
          : /Capital|Bank|Insurance|Trust|Holdings|Securities/.test(name)
            ? 'finance'
            : /Media|Press|Studios|Broadcasting|Films|Publishing/.test(name)
              ? 'media'
              : 'retail'
    return {
      id: `cli_${4100 + index * 7}`,
      name,
      industry: kind,
      country,
      city,
      website: `https://www.${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
      phone: `${prefix}-${String(random.whole(1000, 9999))}`,
      annualBudget: random.whole(40, 2400) * 500,
      employeeCount: random.whole(12, 9800),
      paymentTermsDays: random.pick([14, 30, 30, 45, 60]),
      isActive: !random.chance(0.15),
      created: day(-random.whole(60, 2600)),
    }
  })

const createContacts = (random: Random, clients: Client[]): Contact[] =>
  createClientContacts().map(({ firstName, lastName, email }, index) => ({
    id: `con_${7200 + index * 3}`,
    client: index < clients.length ? clients[index]!.id : random.pick(clients).id,
    firstName,
    lastName,
    email,
    phone: random.chance(0.8) ? `+1-555-${random.whole(100, 999)}-${random.whole(1000, 9999)}` : null,
    jobTitle: random.pick(JOB_TITLES),
    isPrimary: index < clients.length,
  }))

const createFreelancers = (random: Random, { day }: Days): Linguist[] =>
  createLinguists().map(({ firstName, lastName, email }, index) => ({
    id: `lin_${310 + index}`,
    firstName,
    lastName,
    email,
    nativeLanguage: random.pick(['de', 'de', 'fr', 'fr', 'es', 'it', 'pt', 'ja', 'pl', 'en']),
    country: random.pick(['DE', 'FR', 'ES', 'IT', 'US', 'GB']),
    specialization: random.pick(SPECIALIZATIONS),
    ratePerWord: random.whole(12, 44) / 200,
    rating: random.whole(28, 50) / 10,
    isCertified: random.chance(0.45),
    status: random.pick(['active', 'active', 'active', 'active', 'on_leave', 'inactive']),
    joinedOn: day(-random.whole(30, 3300)),
  }))

const createProjects = (random: Random, { day }: Days, clients: Client[]): Project[] =>
  Array.from({ length: 160 }, (_, index) => {
    const ordered = -420 + Math.floor(416 * (index / 159) ** 0.6)
    const deadline = ordered + random.whole(10, 80)
    const status = random.chance(0.08) ? 'cancelled' : deadline < -2 ? 'delivered' : ordered > -12 ? random.pick(['quoted', 'quoted', 'in_progress']) : random.pick(['in_progress', 'in_progress', 'in_review']) // oxfmt-ignore
    const service = random.pick(['translation', 'translation', 'translation', 'localization', 'localization', 'subtitling', 'interpreting', 'proofreading']) // oxfmt-ignore
    const wordCount = service === 'interpreting' ? 0 : random.whole(8, 620) * 100
    return {
      id: `prj_${5200 + index * 2}`,
      number: `TP-${4012 + index}`,
      name: `${random.pick(SUBJECTS[service]!)} ${index + 1}`,
      client: random.pick(clients.slice(0, 44)).id,
      projectManager: random.pick(MANAGERS),
      service,
      sourceLanguage: random.pick(['en', 'en', 'en', 'de', 'fr']),
      targetLanguage: random.pick(['es', 'it', 'pt', 'ja', 'pl', 'es']),
      wordCount,
      price: service === 'interpreting' ? random.whole(6, 40) * 100 : Math.round(wordCount * random.pick([0.12, 0.14, 0.18, 0.21])), // oxfmt-ignore
      status,
      isRush: random.chance(0.2),
      orderedOn: day(ordered),
      deadline: day(deadline),
      deliveredOn: status === 'delivered' ? day(Math.min(-1, deadline + random.whole(-4, 2))) : null,
    }
  })

const createAssignments = (random: Random, projects: Project[], linguists: Linguist[]): Assignment[] => {
  const written = projects.filter(one => one.service !== 'interpreting' && one.status !== 'cancelled')
  return Array.from({ length: 200 }, (_, index) => {
    const project = index < written.length ? written[index]! : random.pick(written)
    const linguist = random.pick(linguists.slice(0, 52))
    const status = project.status === 'delivered' ? random.pick(['completed', 'completed', 'completed', 'completed', 'declined']) : project.status === 'quoted' ? 'offered' : random.pick(['offered', 'accepted', 'accepted', 'completed']) // oxfmt-ignore
    return {
      id: `asg_${8001 + index}`,
      project: project.id,
      linguist: linguist.id,
      role: index < written.length ? 'translator' : random.pick(['editor', 'proofreader', 'editor']),
      words: project.wordCount,
      fee: Math.round(project.wordCount * linguist.ratePerWord * 100) / 100,
      status,
      dueOn: project.deadline,
    }
  })
}

const createInvoices = (random: Random, { day }: Days, projects: Project[]): Invoice[] => {
  const billed = projects.filter(one => one.status === 'delivered').slice(-130)
  return billed.map((project, index) => {
    const age = Math.round((Date.parse(day(0)) - Date.parse(project.deliveredOn!)) / 86_400_000)
    const issued = -Math.max(0, age - random.whole(1, 9))
    const due = issued + random.pick([14, 30, 45])
    const status = issued > -3 ? 'draft' : random.chance(0.05) ? 'void' : due < -20 ? random.pick(['paid', 'paid', 'paid', 'paid', 'paid', 'open']) : random.pick(['open', 'open', 'paid']) // oxfmt-ignore
    return {
      id: `inv_${9300 + index}`,
      number: `F-${22_040 + index}`,
      client: project.client,
      project: project.id,
      amount: project.price,
      currency: 'USD',
      status,
      issuedOn: day(issued),
      dueOn: day(due),
      paidOn: status === 'paid' ? day(Math.min(-1, issued + random.whole(3, 40))) : null,
    }
  })
}
