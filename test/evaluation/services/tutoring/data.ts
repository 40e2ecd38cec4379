import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { BIOS, BUNDLES, FEEDBACK, GUARDIAN_FIRST, GUARDIAN_LAST, NOTES, PUPIL_FIRST, SCHOOLS, SUBJECTS, TOWNS, TUTORS } from './catalogue.ts' // oxfmt-ignore
import { QUALIFICATIONS, TUTORING_PAYMENTS, type TutAddress, type TutGuardian, type TutInvoice, type TutLesson, type TutPupil, type TutSubject, type TutTutor, type TutTutorSubject } from './kinds.ts' // oxfmt-ignore

export type TutoringData = ReturnType<typeof createTutoringData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const cents = (amount: number) => Math.round(100 * amount) / 100
const addressOf = (random: Random): TutAddress => {
  const [town, area, streets] = random.pick(TOWNS)
  return { street: `${random.whole(1, 140)} ${random.pick(streets)}`, town, postcode: `${area} ${random.whole(1, 9)}${random.pick(['AL', 'DW', 'HN', 'QT'])}` } // oxfmt-ignore
}

/** 23 subjects, 38 tutors who teach one to three of them each, 52 guardians with 84 pupils, 210 lessons, and invoices by month. */
export function createTutoringData(clock: Date) {
  const days = createDays(clock)
  const tutSubjects = SUBJECTS.map(([name, category], index): TutSubject => ({ id: index + 1, name, category }))
  const tutTutors = createTutors(createRandom(71_103), days)
  const tutTutorSubjects = createTutorSubjects(tutTutors, tutSubjects)
  const tutGuardians = createGuardians(createRandom(71_209), days)
  const tutPupils = createPupils(createRandom(71_317), days, tutGuardians)
  const tutLessons = createLessons(createRandom(71_443), days, tutPupils, tutTutors, tutTutorSubjects)
  const tutInvoices = createInvoices(createRandom(71_551), days, tutLessons, tutPupils)
  return { tutSubjects, tutTutors, tutTutorSubjects, tutGuardians, tutPupils, tutLessons, tutInvoices }
}

function createTutors(random: Random, { day }: Days): TutTutor[] {
  return TUTORS.map((name, index): TutTutor => {
    const [firstName, lastName] = name.split(' ') as [string, string]
    const status = index % 9 === 4 ? 'OnLeave' : index % 12 === 7 ? 'Left' : index > 34 ? 'Applicant' : 'Active'
    const highestQualification = random.pick([...QUALIFICATIONS, 'Masters', 'QualifiedTeacher'])
    const base = { Undergraduate: 24, Bachelors: 31, Masters: 38, Doctorate: 47, QualifiedTeacher: 43 }[highestQualification]! // oxfmt-ignore
    return {
      id: 101 + index,
      firstName,
      lastName,
      email: `${firstName}.${lastName}@brightpath.example`.toLowerCase(),
      phone: `07700 900${String(113 + 17 * index)}`,
      address: addressOf(random),
      status,
      highestQualification,
      hourlyRate: index === 11 ? 64 : base + random.whole(0, 20) / 2,
      rating: status === 'Applicant' || random.chance(0.08) ? null : index === 25 ? 4.97 : (360 + random.whole(0, 130)) / 100, // oxfmt-ignore
      teachesOnline: random.chance(0.7),
      joinedOn: day(
        status === 'Applicant' ? -3 * (index - 33) : -60 - 37 * (TUTORS.length - index) - random.whole(0, 30),
      ),
      bio: random.chance(0.4) ? null : random.pick(BIOS),
    }
  })
}

function createTutorSubjects(tutors: TutTutor[], subjects: TutSubject[]): TutTutorSubject[] {
  const taught = tutors.flatMap((tutor, index) => BUNDLES[index % BUNDLES.length]!.slice(0, index % 5 === 3 ? 1 : 3).map(name => ({ tutor, name }))) // oxfmt-ignore
  return taught.map(({ tutor, name }, index): TutTutorSubject => {
    const subject = subjects.find(one => one.name === name)!
    const levels = SUBJECTS[subject.id - 1]![2]
    return { id: 1001 + index, tutorId: tutor.id, subjectId: subject.id, level: levels[tutor.id % levels.length]! }
  })
}

function createGuardians(random: Random, { moment }: Days): TutGuardian[] {
  return GUARDIAN_LAST.map((lastName, index): TutGuardian => {
    const firstName = GUARDIAN_FIRST[(index * 5 + random.whole(0, 1)) % GUARDIAN_FIRST.length]!
    return {
      id: 301 + index,
      firstName,
      lastName,
      email: `${firstName.slice(0, 1)}.${lastName}@homemail.example`.toLowerCase(),
      phone: random.chance(0.12) ? null : `0117 496 ${String(1040 + 83 * index).padStart(4, '0')}`,
      address: addressOf(random),
      paymentMethod: random.pick([...TUTORING_PAYMENTS, 'DirectDebit']),
      createdAt: moment(-190 - 19 * (GUARDIAN_LAST.length - index), random.whole(16, 42) / 48),
    }
  })
}

/** One to three of each guardian. */
function createPupils(random: Random, { day }: Days, guardians: TutGuardian[]): TutPupil[] {
  const owners = guardians.flatMap((one, index) => Array.from({ length: index % 7 === 3 ? 3 : index % 2 === 0 ? 1 : 2 }, () => one)) // oxfmt-ignore
  return owners.slice(0, 84).map((guardian, index): TutPupil => {
    const yearGroup = random.pick([3, 4, 5, 5, 6, 6, 6, 7, 8, 9, 10, 10, 11, 11, 11, 12, 12, 13])
    const from = -365 * (yearGroup + 5) - random.whole(10, 340)
    return {
      id: 501 + index,
      firstName: PUPIL_FIRST[(index * 7 + Math.floor(index / 30)) % PUPIL_FIRST.length]!,
      lastName: guardian.lastName,
      guardianId: guardian.id,
      dateOfBirth: day(from),
      yearGroup,
      school: random.pick(SCHOOLS[yearGroup < 7 ? 'primary' : 'secondary']),
      status: index % 8 === 5 ? 'Waiting' : index % 11 === 6 ? 'Paused' : index % 13 === 9 ? 'Left' : 'Active',
      notes: random.chance(0.65) ? null : random.pick(NOTES),
    }
  })
}

/** Those of five months and of the next three weeks; none of them today. */
function createLessons(
  random: Random,
  { moment }: Days,
  pupils: TutPupil[],
  tutors: TutTutor[],
  links: TutTutorSubject[],
): TutLesson[] {
  const working = links.filter(link => tutors.find(one => one.id === link.tutorId)!.status !== 'Applicant')
  const arrangements = pupils
    .filter(one => one.status !== 'Waiting')
    .flatMap(pupil => {
      const stage = pupil.yearGroup < 7 ? 'Primary' : pupil.yearGroup < 12 ? 'GCSE' : 'ALevel'
      const fit = working.filter(link => SUBJECTS[link.subjectId - 1]![2].includes(stage))
      return Array.from({ length: random.pick([1, 1, 2]) }, () => ({ pupil, ...random.pick(fit) }))
    })
  return Array.from({ length: 210 }, (_, index): TutLesson => {
    const from = index < 172 ? -1 - Math.floor(((171 - index) * 150) / 172) : 1 + Math.floor(((index - 172) * 21) / 38)
    const fits = arrangements.filter(({ pupil, tutorId }) => from < -45 || (pupil.status === 'Active' && tutors.find(one => one.id === tutorId)!.status === 'Active')) // oxfmt-ignore
    const { pupil, tutorId, subjectId } = random.pick(fits)
    const tutor = tutors.find(one => one.id === tutorId)!
    const durationMinutes = random.pick([45, 60, 60, 60, 90, 120])
    const status = from > 0 ? (random.chance(0.06) ? 'Cancelled' : 'Scheduled') : random.pick([...Array<string>(11).fill('Completed'), 'Cancelled', 'Cancelled', 'NoShow']) // oxfmt-ignore
    const isDone = status === 'Completed'
    const isOnline = tutor.teachesOnline && random.chance(0.45)
    return {
      id: 7001 + index,
      tutorId,
      pupilId: pupil.id,
      subjectId,
      startsAt: moment(from, random.whole(30, 38) / 48),
      durationMinutes,
      mode: isOnline ? 'Online' : random.pick(['AtHome', 'AtHome', 'Library']),
      status,
      price: cents((tutor.hourlyRate * durationMinutes) / 60),
      homeworkSet: isDone && random.chance(0.6),
      feedback: isDone && random.chance(0.5) ? random.pick(FEEDBACK) : null,
      invoiceId: null,
    }
  })
}

/** One for each guardian and month with lessons to pay; those of this month are drafts. */
function createInvoices(random: Random, { day }: Days, lessons: TutLesson[], pupils: TutPupil[]): TutInvoice[] {
  const due = lessons.filter(one => one.status === 'Completed' || one.status === 'NoShow')
  const keyOf = (one: TutLesson) => `${one.startsAt.slice(0, 7)} ${pupils.find(({ id }) => id === one.pupilId)!.guardianId}` // oxfmt-ignore
  const keys = [...new Set(due.map(keyOf))].toSorted()
  return keys.map((key, index): TutInvoice => {
    const [period, guardianId] = key.split(' ') as [string, string]
    const own = due.filter(one => keyOf(one) === key)
    for (const one of own) one.invoiceId = 9001 + index
    const issuedOn = period === day(0).slice(0, 7) ? null : `${shiftDay(`${period}-01`, 31).slice(0, 7)}-01`
    const dueOn = issuedOn && shiftDay(issuedOn, 14)
    const [wait, isLate] = [random.whole(1, 16), random.chance(0.16)]
    const wouldPay = issuedOn && shiftDay(issuedOn, wait)
    const paidOn = !isLate && wouldPay && wouldPay <= day(0) ? wouldPay : null
    return {
      id: 9001 + index,
      number: `INV-${2401 + index}`,
      guardianId: Number(guardianId),
      period,
      issuedOn,
      dueOn,
      paidOn,
      status: !dueOn ? 'Draft' : paidOn ? 'Paid' : dueOn < day(0) ? 'Overdue' : 'Sent',
      total: cents(own.reduce((sum, one) => sum + one.price, 0)),
    }
  })
}
