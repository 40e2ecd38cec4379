import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../../services/days.ts'
import type { Contract, Job, Person, Site, Team } from './things.ts'

export const TODAY = '2025-05-14'
export const random = createRandom(2_719)
export const { day } = createDays(new Date(`${TODAY}T00:00:00Z`))

const FIRST =
  `Agnes Benedikt Carla Dorian Edith Florian Greta Hugo Iris Jonas Karin Leif Mona Nils Olga Pascal Rita Stefan
Thea Ulla Viktor Wilma Yannick Zora Anselm Britta Clemens Dora Emil Frieda`.split(/\s+/)
const LAST = `Ackermann Brandt Castell Dietz Ebner Falkner Gerlach Hollander Imhof Jansen Kessler Lorenz Maurer Neumann
Ostwald Prager Quandt Reinhardt Sommer Tischler Urban Vollmer Wieland Zeller Albers Bergmann`.split(/\s+/)
const taken = new Set<string>()
export function createName(): [first: string, last: string] {
  for (;;) {
    const name: [string, string] = [random.pick(FIRST), random.pick(LAST)]
    if (taken.has(name[1] + name[0])) continue
    taken.add(name[1] + name[0])
    return name
  }
}

export const sites: Site[] = [
  { name: 'Head Office', city: 'Hamburg' },
  { name: 'Riverside', city: 'Lyon' },
  { name: 'Harbour Works', city: 'Gdansk' },
  { name: 'Tower Ten', city: 'Vienna' },
]
const TEAMS: [name: string, site: number, size: number, titles: string[]][] = [
  ['Engineering', 0, 11, ['Software Engineer', 'Test Engineer', 'Systems Architect']],
  ['Sales', 1, 8, ['Account Manager', 'Sales Assistant']],
  ['Finance', 0, 5, ['Accountant', 'Controller']],
  ['Support', 2, 7, ['Support Agent', 'Support Specialist']],
  ['Logistics', 2, 9, ['Warehouse Clerk', 'Dispatcher']],
  ['Marketing', 3, 4, ['Copywriter', 'Designer']],
  ['Legal', 3, 2, ['Legal Counsel']],
]
export const teams: Team[] = TEAMS.map(([name, site]) => ({ name, site: sites[site]!, lead: undefined as never }))
export const jobs: Job[] = TEAMS.flatMap(([, , , titles], at) => titles.map(title => ({ title, team: teams[at]! })))
/** Days since people joined; those to come have a minus. */
const TENURES = [6900, 3700, 3460, 2900, 2300, 1900, 1500, 1290, 900, 620, 470, 330, 110, 75, 62, -18]
export const people: Person[] = TEAMS.flatMap(([, site, size], at) =>
  Array.from({ length: size }, (_, place) => {
    const [first, last] = createName()
    const open = jobs.filter(job => job.team === teams[at])
    const tenure =
      place === 0 ? 2000 + 531 * at : (TENURES[(at * 5 + place * 3) % TENURES.length] ?? 0) + at * 3 + place
    return {
      first,
      last,
      name: `${first} ${last}`,
      email: `${first}.${last}@northgate.example`.toLowerCase(),
      born: day(Math.min(-365 * random.whole(22, 64) - random.whole(0, 364), -tenure - 365 * 19)),
      joined: day(-tenure),
      left: null,
      team: teams[at]!,
      job: open[place % open.length]!,
      site: random.chance(0.15) ? random.pick(sites) : sites[site]!,
    }
  }),
)
export const inTeam = (name: string) => people.filter(one => one.team.name === name)
teams.forEach(team => (team.lead = inTeam(team.name)[0]!))
/** Those of them that go: two have left, three are to leave. */
const goes = (name: string, place: number, offset: number) => (inTeam(name)[place]!.left = day(offset))
goes('Engineering', 8, -47)
goes('Logistics', 2, -111)
goes('Sales', 5, 17)
goes('Engineering', 7, 47)
goes('Support', 2, 78)

const isTrial = (person: Person) => person.joined > '2025-01-15'
const kindOf = (at: number, person: Person): Contract['kind'] =>
  teams.some(({ lead }) => lead === person) ? 'permanent' : at % 6 === 2 ? 'fixed' : at % 9 === 4 ? 'zero' : 'permanent'
export const contracts: Contract[] = people.map((person, at) => {
  const kind = kindOf(at, person)
  const isLead = teams.some(({ lead }) => lead === person)
  return {
    person,
    kind,
    from: person.joined,
    to: person.left ?? (kind === 'fixed' ? day(40 + 23 * (at % 13)) : null),
    hours: kind === 'zero' ? 0 : isLead ? 40 : random.pick([40, 40, 40, 38, 32, 24, 20]),
    pay: kind === 'zero' ? 0 : 1000 * random.whole(31, 70) + 100 * (at % 10) + (isLead ? 24_000 : 0),
    probation: isTrial(person)
      ? day(183 - Math.round((Date.parse(TODAY) - Date.parse(person.joined)) / 86_400_000))
      : null,
  }
})
export const contractOf = (person: Person) => contracts.find(one => one.person === person)!
