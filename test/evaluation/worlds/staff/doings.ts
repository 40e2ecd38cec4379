import { createName, day, inTeam, jobs, people, random, TODAY } from './people.ts'
import type { Appraisal, Applicant, Attendance, Course, Handout, Item, Vacancy } from './things.ts'

export const courses: Course[] = [
  { title: 'Fire Safety', hours: 3, isMandatory: true },
  { title: 'Data Protection', hours: 4, isMandatory: true },
  { title: 'First Aid', hours: 8, isMandatory: false },
  { title: 'Forklift Licence', hours: 24, isMandatory: false },
  { title: 'Presenting with Confidence', hours: 6, isMandatory: false },
  { title: 'Project Management', hours: 16, isMandatory: false },
  { title: 'Business French', hours: 40, isMandatory: false },
]
export const attendances: Attendance[] = people.flatMap((person, at) =>
  courses.flatMap((course, place) => {
    const isTaken = course.isMandatory ? (at + place) % 5 !== 3 : place < 6 && (at * 7 + place * 3) % 9 < 2
    if (!isTaken || person.joined > TODAY) return []
    const isDone = (at + 2 * place) % 7 !== 0
    const offset = isDone ? -((at * 37 + place * 53) % 460) - 6 : 3 + ((at * 5 + place * 11) % 70)
    return [{ person, course, on: day(offset), isDone, score: isDone ? random.whole(52, 100) : null }]
  }),
)
export const appraisals: Appraisal[] = people
  .flatMap((person, at) =>
    person.joined > '2024-12-01' || at % 9 === 6
      ? []
      : [-510, -145, -5].flatMap((offset, round) =>
          (round === 2 && at % 3 > 0) || day(offset - at) < person.joined
            ? []
            : [
                {
                  person,
                  by: person.team.lead === person ? people[0]! : person.team.lead,
                  on: day(offset - at),
                  rating: random.whole(2, 5),
                },
              ],
        ),
  )
  .filter(({ person, by }) => person !== by)

const VACANCIES: [job: number, opened: number, filled: number | null][] = [
  [0, -190, -120], [0, -130, null], [3, -64, null], [7, -41, null], [10, -22, null], [9, -230, -171], [5, -12, null],
  [12, -96, -30], [2, -8, null],
] // oxfmt-ignore
export const vacancies: Vacancy[] = VACANCIES.map(([job, opened, filled], at) => ({
  title: at === 1 ? 'Senior Software Engineer' : jobs[job]!.title,
  team: jobs[job]!.team,
  opened: day(opened),
  filled: filled === null ? null : day(filled),
}))
export const applicants: Applicant[] = vacancies.slice(0, 8).flatMap((vacancy, at) =>
  Array.from({ length: [7, 11, 5, 3, 6, 8, 2, 9][at]! }, (_, place) => {
    const stages = ['rejected', 'interview', 'new', 'rejected', 'offer'] as const
    const stage = vacancy.filled ? (place === 2 ? 'hired' : 'rejected') : stages[(place + at) % 5]!
    const since = (Date.parse(vacancy.filled ?? TODAY) - Date.parse(vacancy.opened)) / 86_400_000
    const offset = (Date.parse(vacancy.opened) - Date.parse(TODAY)) / 86_400_000 + random.whole(1, since - 1)
    return {
      name: createName().join(' '),
      vacancy,
      applied: day(offset),
      stage,
      source: random.pick(['website', 'website', 'referral', 'agency', 'fair']),
    }
  }),
)

const PRICES = { laptop: [890, 1190, 1640, 2150], phone: [320, 540, 780], monitor: [210, 260], headset: [75, 95] }
export const items: Item[] = Array.from({ length: 40 }, (_, at) => {
  const kind = (['laptop', 'laptop', 'phone', 'monitor', 'headset'] as const)[at % 5]!
  return {
    tag: `NG-${2001 + at * 7}`,
    kind,
    price: random.pick<number>(PRICES[kind]) + (at % 7),
    bought: day(-60 - at * 49),
  }
})
/** Who has what: every fourth thing was with somebody else before, every seventh is with nobody. */
export const handouts: Handout[] = items.flatMap((item, at) => {
  const person = at === 10 ? inTeam('Engineering')[8]! : people.filter(one => one.joined < TODAY)[(at * 11 + 3) % 43]!
  const earlier = people.filter(one => one.joined < '2022')[(at * 5) % 20]!
  const before = { item, person: earlier, on: day(-58 - at * 20), back: day(-45 - at * 9) }
  const from = day(-40 - at * 8)
  const now = { item, person, on: from > person.joined ? from : person.joined, back: null }
  return [...(at % 4 === 1 ? [before] : []), ...(at % 7 === 6 ? [] : [now])]
})
export const holderOf = (item: Item) => handouts.find(one => one.item === item && one.back === null)
