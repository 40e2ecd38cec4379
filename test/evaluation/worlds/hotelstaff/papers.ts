import { shiftDay } from '../../services/days.ts'
import { cents, hotels, positions, random, staff, TODAY } from './data.ts'
import { APPLICANTS, COURSES } from './names.ts'

const monthsLater = (day: string, months: number) => {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}
const NEEDS: Record<string, string[]> = {
  Kitchen: ['Food Hygiene', 'Allergen Awareness', 'Manual Handling'],
  Restaurant: ['Food Hygiene', 'Wine Service', 'Allergen Awareness'],
  Spa: ['Pool Lifeguard', 'First Aid'],
  Housekeeping: ['Manual Handling', 'Fire Warden'],
}
export const certificates = staff
  .filter((_, at) => at % 9 !== 6)
  .flatMap(person =>
    [
      ...(NEEDS[person.position.department.name] ?? ['First Aid', 'Fire Warden']),
      ...(person.no % 4 === 1 ? ['Fire Warden', 'First Aid'] : []),
    ].map(course => ({ person, course })),
  ) // oxfmt-ignore
  .filter(
    (one, at, all) =>
      at % 6 !== 4 && all.findIndex(({ person, course }) => person === one.person && course === one.course) === at,
  ) // oxfmt-ignore
  .map(({ person, course }, at) => {
    const [name, provider, months, price] = COURSES.find(([found]) => found === course)!
    const earliest = months === 0 ? -1200 : -Math.round(months * 36)
    const asked = shiftDay(TODAY, random.whole(earliest, -3))
    const issued = asked > person.hired ? asked : shiftDay(person.hired, 1)
    const cost = price + 5 * random.whole(0, 6)
    return { no: at + 1, person, course: name as string, provider: provider as string, issued, expires: months === 0 ? null : monthsLater(issued, months), cost } // oxfmt-ignore
  })

export const applicants = APPLICANTS.map(([first, last], at) => {
  const applied = shiftDay(TODAY, -random.whole(0, 95))
  const stage = random.pick(applied > '2025-05-02' ? ['new', 'new', 'interview'] : ['interview', 'offer', 'hired', 'rejected', 'rejected', 'withdrawn', 'new']) // oxfmt-ignore
  const wasMet = ['interview', 'offer', 'hired'].includes(stage) || (stage === 'rejected' && at % 2 === 0)
  const met = shiftDay(stage === 'interview' ? TODAY : applied, stage === 'interview' ? random.whole(-4, 12) : random.whole(4, 12)) // oxfmt-ignore
  return {
    no: at + 1,
    first,
    last,
    name: `${first} ${last}`,
    email: `${first}.${last}@mailbox.example`.toLowerCase(),
    position: random.pick(positions.slice(4)),
    hotel: random.pick(hotels),
    applied,
    stage,
    interview: wasMet ? (met > TODAY && stage !== 'interview' ? TODAY : met) : null,
    source: random.pick(['website', 'website', 'referral', 'agency', 'fair'] as const),
    wage: cents(13 + 0.25 * random.whole(0, 40)),
  }
})
