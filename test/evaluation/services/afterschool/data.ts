import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface ClubLeader {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  isExternal: boolean
  hourlyRate: number
  checkedOn: string
}
export interface SchoolClub {
  id: number
  name: string
  category: string
  weekday: string
  startTime: string
  endTime: string
  room: string
  capacity: number
  termFee: number
  leaderId: number
  status: string
}
export interface ClubPupil {
  id: number
  firstName: string
  lastName: string
  yearGroup: number
  className: string
  dateOfBirth: string
  allergies: string | null
  contact: { name: string; phone: string; email: string }
}
export interface ClubEnrolment {
  id: number
  clubId: number
  pupilId: number
  status: string
  enrolledOn: string
  feeDue: number
  feePaid: number
}

export const CLUB_CATEGORIES = ['Sport', 'Music', 'Art', 'Science', 'Language'] as const
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
export const CLUB_STATUSES = ['Running', 'Planned', 'Cancelled'] as const
export const ENROLMENT_STATUSES = ['Active', 'WaitingList', 'Withdrawn'] as const

const NAMES: Record<string, string> = {
  Sport: 'Netball,Football Juniors,Football Seniors,Gymnastics,Judo,Table Tennis,Street Dance,Cross Country,Basketball,Yoga', // oxfmt-ignore
  Music: 'Recorder Group,Ukulele Band,Drumming,Keyboard Club,Samba Band,Musical Theatre',
  Art: 'Pottery,Painting,Sewing,Drama,Comic Drawing,Photography,Origami,Knitting',
  Science: 'Coding Club,Lego Robotics,Kitchen Chemistry,Astronomy,Nature Detectives,Chess,Gardening,Maths Puzzles',
  Language: 'French for Fun,Spanish Stars,Mandarin Club,Creative Writing,Debating,School Newspaper,Sign Language,German Games', // oxfmt-ignore
}
const ROOMS = ['Main Hall', 'Gym', 'Music Room', 'Art Studio', 'Library', 'Computer Suite', 'Room 12', 'Room 14']
const HOME: Record<string, string[]> = { Sport: ['Main Hall', 'Gym'], Music: ['Music Room', 'Main Hall'], Art: ['Art Studio', 'Room 12'], Science: ['Computer Suite', 'Room 14'], Language: ['Library', 'Room 12'] } // oxfmt-ignore
const ALLERGIES = ['nuts', 'nuts', 'dairy', 'gluten', 'eggs', 'bee stings']

export type AfterschoolData = ReturnType<typeof createAfterschoolData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 40 leaders, 40 clubs, 190 pupils and 300 enrolments. */
export function createAfterschoolData(clock: Date) {
  const random = createRandom(97_301)
  const days = createDays(clock)
  const clubLeaders = createPeopleOf(97_303, 40, 'willowbrook.example').map((person, index): ClubLeader => ({
    id: 1 + index,
    ...person,
    phone: random.chance(0.2) ? null : `07700 900${random.whole(100, 989)}`,
    isExternal: index % 3 === 1,
    hourlyRate: (index % 3 === 1 ? 24 : 16) + random.whole(0, 24) / 2,
    checkedOn: days.day(-random.whole(20, 1300)),
  })) // oxfmt-ignore
  const named = CLUB_CATEGORIES.flatMap(category => NAMES[category]!.split(',').map(name => ({ category, name })))
  const schoolClubs = named.map(({ category, name }, index): SchoolClub => {
    const half = random.pick([0, 0, 1])
    return {
      id: 101 + index,
      name,
      category,
      weekday: WEEKDAYS[(index * 3 + random.whole(0, 1)) % 5]!,
      startTime: half ? '16:00' : '15:30',
      endTime: half ? '17:00' : random.pick(['16:30', '16:45']),
      room: random.pick(index % 9 === 8 ? ROOMS : HOME[category]!),
      capacity: random.pick([10, 12, 15, 16, 20, 24]),
      termFee: random.whole(8, 34) * 2.5,
      leaderId: random.pick(clubLeaders.slice(0, 32)).id,
      status: index % 13 === 11 ? 'Cancelled' : index % 12 === 5 ? 'Planned' : 'Running',
    }
  })
  const guardians = createPeopleOf(97_307, 190, 'familymail.example')
  const year = Number(days.day(0).slice(0, 4))
  const clubPupils = createPeopleOf(97_311, 190, 'none.example').map(({ firstName, lastName }, index): ClubPupil => {
    const yearGroup = 1 + Math.floor((index * 6) / 190)
    const guardian = guardians[index]!
    return {
      id: 3001 + index,
      firstName,
      lastName,
      yearGroup,
      className: `${yearGroup}${random.pick(['A', 'B'])}`,
      dateOfBirth: `${year - 5 - yearGroup}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`, // oxfmt-ignore
      allergies: random.chance(0.14) ? random.pick(ALLERGIES) : null,
      contact: { name: `${guardian.firstName} ${lastName}`, phone: `07700 901${random.whole(100, 989)}`, email: guardian.email }, // oxfmt-ignore
    }
  })
  return { clubLeaders, schoolClubs, clubPupils, clubEnrolments: createEnrolments(random, days, schoolClubs, clubPupils) } // oxfmt-ignore
}

/** Of clubs that take place, each pupil once in a club; on a waiting list nothing is due. */
function createEnrolments(random: Random, { day }: Days, clubs: SchoolClub[], pupils: ClubPupil[]): ClubEnrolment[] {
  const open = clubs.filter(one => one.status === 'Running')
  const taken = new Set<string>()
  const enrolments: ClubEnrolment[] = []
  while (enrolments.length < 300) {
    const index = enrolments.length
    const club = open[Math.min(random.whole(0, open.length - 1), random.whole(0, open.length + 6))]!
    const pupil = random.pick(pupils.slice(0, 176))
    if (taken.has(`${club.id}-${pupil.id}`)) continue
    taken.add(`${club.id}-${pupil.id}`)
    const status = random.pick(['Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'WaitingList', 'Withdrawn'])
    const feeDue = status === 'WaitingList' ? 0 : club.termFee
    enrolments.push({
      id: 5001 + index,
      clubId: club.id,
      pupilId: pupil.id,
      status,
      enrolledOn: day(-120 + Math.floor((119 * index) / 300)),
      feeDue,
      feePaid: status === 'WaitingList' ? 0 : random.pick([feeDue, feeDue, feeDue, 0, feeDue / 2]),
    })
  }
  return enrolments
}
