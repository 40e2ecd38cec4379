import { day, people, random } from './people.ts'
import type { Leave, Person } from './things.ts'

/** Whole weeks from `offset` days on, Monday to Friday, so that days of work are plain. */
const monday = (offset: number) => offset - ((((offset + 2) % 7) + 7) % 7)
const LENGTHS = { holiday: [5, 5, 10, 15], sick: [1, 2, 3, 4, 5] }
export const leaves: Leave[] = []
function addLeave(
  person: Person,
  kind: Leave['kind'],
  offset: number,
  days: number,
  state: Leave['state'] = 'approved',
) {
  const from = monday(offset)
  const to = from + 7 * Math.ceil(days / 5) - 3 - ((5 - (days % 5)) % 5)
  const decidedBy = state === 'waiting' ? null : person.team.lead === person ? people[0]! : person.team.lead
  leaves.push({
    person,
    kind,
    from: day(from),
    to: day(to),
    days,
    state,
    decidedBy,
    asked: day(from - random.whole(2, 40)),
  })
}
const absent = people.filter((one, at) => one.joined < '2025-01-01' && one.left === null && at % 7 !== 5)
absent.forEach((person, at) => {
  for (let offset = -480 + (at % 9) * 9; offset < -20; offset += random.whole(55, 130)) {
    const kind = random.chance(0.45) ? 'sick' : 'holiday'
    addLeave(person, kind, offset, random.pick(LENGTHS[kind]))
  }
  if (at % 3 === 1)
    addLeave(person, 'holiday', 40 + 7 * (at % 9), random.pick(LENGTHS.holiday), at % 4 === 0 ? 'approved' : 'waiting')
  if (at % 8 === 3) addLeave(person, 'holiday', -65 + at, 5, 'refused')
})
addLeave(absent[2]!, 'holiday', 0, 5)
addLeave(absent[9]!, 'holiday', 0, 10)
addLeave(absent[20]!, 'holiday', 0, 5)
addLeave(absent[15]!, 'sick', 0, 3)
addLeave(absent[23]!, 'sick', 0, 4)
addLeave(absent[4]!, 'holiday', 7, 5)
addLeave(absent[6]!, 'holiday', 7, 10)
addLeave(absent[12]!, 'parental', -30, 60)
addLeave(absent[18]!, 'parental', -260, 40)
addLeave(absent[1]!, 'study', -140, 5)
addLeave(absent[11]!, 'study', 33, 5)
