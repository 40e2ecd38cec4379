import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { ACCESS_NOTES, CERTIFICATES, COURSES, FIRST_NAMES, FOREMAN_PAY, LAST_NAMES, ON_SITE, SITES, TEAMS, TOWNS } from './catalogue.ts' // oxfmt-ignore
import type { BuildAbsence, BuildAssignment, BuildCertificate, BuildDepartment, BuildEmployee, BuildSite, BuildTraining } from './kinds.ts' // oxfmt-ignore

export type BuildstaffData = ReturnType<typeof createBuildstaffData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
export const eur = (amount: number) => ({ amount, currency: 'EUR' })
const idOf = (prefix: string, number: number, digits: number) => `${prefix}_${String(number).padStart(digits, '0')}`
const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
/** The day, or the Monday after it on a weekend. */
const onWeekday = (day: string) => (weekday(day) > 4 ? shiftDay(day, 7 - weekday(day)) : day)
/** The last of some working days, and how many working days there are from one day to another. */
function endOf(start: string, workingDays: number): string {
  let end = start
  for (let left = workingDays - 1; left > 0;) {
    end = shiftDay(end, 1)
    if (weekday(end) < 5) left--
  }
  return end
}
export function workingDaysOf(start: string, end: string): number {
  let days = 0
  for (let day = start; day <= end; day = shiftDay(day, 1)) if (weekday(day) < 5) days++
  return days
}

/** 11 departments, 150 or so employees, 22 sites, and what they do there, are away for, may do and learn. */
export function createBuildstaffData(clock: Date) {
  const random = createRandom(77_310)
  const days = createDays(clock)
  const { buildDepartments, buildEmployees } = createPeople(random, days)
  const titled = (...titles: string[]) => buildEmployees.filter(one => titles.includes(one.jobTitle))
  const codes = new Map(buildDepartments.map(one => [one.id, one.code]))
  const crew = buildEmployees.filter(one => ON_SITE.includes(codes.get(one.departmentId)!))
  const buildSites = createSites(random, days, titled('Site manager'))
  const workers = [...crew.filter(one => !/manager|Storekeeper/.test(one.jobTitle)), ...titled('Site engineer')]
  const buildAssignments = createAssignments(random, days, workers, buildSites)
  const buildAbsences = createAbsences(random, days, buildEmployees)
  const buildCertificates = createCertificates(random, days, crew)
  const buildTrainings = createTrainings(random, days, buildEmployees)
  return { buildDepartments, buildEmployees, buildSites, buildAssignments, buildAbsences, buildCertificates, buildTrainings } // oxfmt-ignore
}

/** A head for each department, a foreman for about eight of those who work on sites. */
function createPeople(random: Random, { day }: Days) {
  const buildEmployees: BuildEmployee[] = []
  const taken = new Set<string>()
  const hire = (jobTitle: string, pay: number, departmentId: string, managerId: string | null, isLeading = false) => {
    let [firstName, lastName] = ['', '']
    do [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    while (taken.has(`${firstName} ${lastName}`))
    taken.add(`${firstName} ${lastName}`)
    const number = buildEmployees.length + 1
    const isApprentice = jobTitle === 'Apprentice'
    const since = isApprentice ? random.whole(60, 900) : isLeading ? random.whole(1500, 7800) : Math.ceil(5600 * random.next() ** 2) + 12 // oxfmt-ignore
    const employmentType = isApprentice ? 'apprenticeship' : isLeading || random.chance(0.78) ? 'permanent' : random.pick(['fixedTerm', 'fixedTerm', 'agency']) // oxfmt-ignore
    const isLeaving = !isLeading && employmentType === 'permanent' && since > 200 && random.chance(0.05)
    const status = isLeaving ? 'noticePeriod' : since < 180 ? 'probation' : random.chance(0.03) && !isLeading ? 'parentalLeave' : 'active' // oxfmt-ignore
    const ends = employmentType === 'apprenticeship' ? 1200 - since : employmentType === 'fixedTerm' ? random.whole(25, 420) : isLeaving ? random.whole(6, 55) : undefined // oxfmt-ignore
    const [town, county, streets] = random.pick(TOWNS)
    const isOffice = /assistant|clerk|HR|Accountant/.test(jobTitle)
    const employee: BuildEmployee = {
      id: idOf('emp', number, 4),
      firstName,
      lastName,
      email: `${firstName}.${lastName}@brackenhill.example`.toLowerCase(),
      phone: random.chance(0.05) ? null : `+353 8${random.pick(['3', '5', '6', '7'])} ${random.whole(200, 989)} ${random.whole(1000, 9899)}`, // oxfmt-ignore
      birthDate: day(-Math.round(365.25 * (isApprentice ? random.whole(17, 22) : random.whole(29, 60))) - random.whole(0, 360)), // oxfmt-ignore
      jobTitle,
      departmentId,
      managerId,
      employmentType,
      status,
      hiredOn: day(-since),
      contractEndsOn: ends === undefined ? null : day(ends),
      weeklyHours: isOffice && random.chance(0.5) ? random.pick([20, 24, 30]) : 39,
      monthlyPay: eur(pay + 10 * random.whole(0, isLeading ? 24 : isApprentice ? 30 : 62)),
      annualLeaveDays: 21 + Math.min(6, Math.floor(since / 1100)),
      drivingLicence: random.chance(isApprentice ? 0.3 : 0.62),
      address: { street: `${random.pick(streets)} ${random.whole(1, 148)}`, town, county },
      emergencyContact: {
        name: `${random.pick(FIRST_NAMES)} ${random.chance(0.7) ? lastName : random.pick(LAST_NAMES)}`,
        relation: random.pick(['spouse', 'spouse', 'partner', 'mother', 'father', 'brother', 'sister']),
        phone: `+353 8${random.pick(['5', '6', '7', '9'])} ${random.whole(200, 989)} ${random.whole(1000, 9899)}`,
      },
    }
    buildEmployees.push(employee)
    return employee.id
  }
  const buildDepartments = TEAMS.map(([name, code, head, headPay, trades, apprentices], index): BuildDepartment => {
    const id = idOf('dep', index + 1, 2)
    const headId = hire(head, headPay, id, buildEmployees[0]?.id ?? null, true)
    const titles = [...trades.flatMap(([title, pay, people]) => Array.from({ length: people }, () => [title, pay] as const)), ...Array.from({ length: apprentices }, () => ['Apprentice', 1650] as const)] // oxfmt-ignore
    const foremen = ON_SITE.includes(code) ? Array.from({ length: Math.ceil(titles.length / 8) }, () => hire('Foreman', FOREMAN_PAY, id, headId, true)) : [headId] // oxfmt-ignore
    for (const [title, pay] of titles) hire(title, pay, id, random.pick(foremen))
    return { id, name, code, headId, costCentre: 4100 + 10 * index, phoneExtension: String(211 + 4 * index) }
  })
  return { buildDepartments, buildEmployees }
}

function createSites(random: Random, { day }: Days, managers: BuildEmployee[]): BuildSite[] {
  const statuses = ['inProgress', 'inProgress', 'completed', 'inProgress', 'planned', 'inProgress', 'onHold', 'completed', 'inProgress', 'inProgress', 'planned'] // oxfmt-ignore
  return SITES.map(([name, client, street, town, county, thousands], index): BuildSite => {
    const status = index === 17 ? 'onHold' : statuses[index % statuses.length]!
    const starts = status === 'planned' ? random.whole(15, 120) : status === 'completed' ? -random.whole(420, 900) : -random.whole(120, 400) // oxfmt-ignore
    const due = status === 'completed' ? -random.whole(12, 100) : random.whole(40, 300) + Math.max(0, starts) + (status === 'planned' ? 160 : 0) // oxfmt-ignore
    return {
      id: idOf('site', index + 1, 2),
      name,
      client,
      status,
      siteManagerId: managers[(3 * index + 1) % managers.length]!.id,
      address: { street, town, county },
      startsOn: day(starts),
      completionDueOn: day(due),
      contractValue: eur(1000 * thousands),
      accessNotes: random.chance(0.35) ? random.pick(ACCESS_NOTES) : null,
    }
  })
}

/** Nobody is on two sites at once; some will go to another one next. */
function createAssignments(
  random: Random,
  { day }: Days,
  workers: BuildEmployee[],
  sites: BuildSite[],
): BuildAssignment[] {
  // oxfmt-ignore
  const running = sites.filter(one => one.status === 'inProgress')
  const ended = sites.filter(one => one.status === 'completed' || one.status === 'onHold')
  const planned = sites.filter(one => one.status === 'planned')
  const rows: Omit<BuildAssignment, 'id'>[] = []
  for (const { id: employeeId, jobTitle, hiredOn, weeklyHours, employmentType, status } of workers) {
    const put = (site: BuildSite, startsOn: string, endsOn: string | null) =>
      rows.push({
        employeeId,
        siteId: site.id,
        siteRole: jobTitle === 'Foreman' ? 'foreman' : random.chance(0.74) ? 'worker' : random.pick(['firstAider', 'safetyRep', 'banksman']), // oxfmt-ignore
        startsOn,
        endsOn,
        hoursPerWeek: random.chance(0.85) ? weeklyHours : 24,
        travelAllowance: employmentType === 'agency' || random.chance(0.3) ? null : eur(random.pick([12.5, 16, 18.5, 24])), // oxfmt-ignore
      })
    const from = random.whole(5, 100)
    const before = day(-from - random.whole(70, 140))
    const left = day(-from - random.whole(2, 20))
    const fitting = ended.filter(one => one.startsOn <= before && (one.status === 'onHold' || one.completionDueOn >= left)) // oxfmt-ignore
    if (hiredOn < before && fitting.length > 0 && random.chance(0.3)) put(random.pick(fitting), before, left)
    if (hiredOn >= day(-from) || status === 'parentalLeave' || random.chance(0.1)) continue
    const until = random.chance(0.45) ? random.whole(6, 90) : undefined
    const here = running[Math.floor(running.length * random.next() ** 1.3)]!
    put(here, day(-from), until === undefined ? null : day(until))
    if (until === undefined || random.chance(0.5)) continue
    const next = random.pick(planned)
    const free = day(until + random.whole(4, 14))
    put(next, free > next.startsOn ? free : next.startsOn, null)
  }
  return rows
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : one.startsOn > other.startsOn ? 1 : 0))
    .map((row, index) => ({ id: idOf('asg', 301 + index, 4), ...row }))
}

/** Holidays go from a Monday to a Friday. What is still to come may not be decided yet. */
function createAbsences(random: Random, { day, moment }: Days, employees: BuildEmployee[]): BuildAbsence[] {
  const monday = -weekday(day(0))
  const heads = employees.filter(one => /manager|director|Head/.test(one.jobTitle))
  const last = new Map<string, string>()
  const rows: Omit<BuildAbsence, 'id'>[] = []
  const comments: Record<string, string[]> = { vacation: ['Family visit in Gdansk', 'Already booked the flights', 'Communion of my daughter'], sick: ['Doctor’s note sent to HR', 'Back injury, off until further check', 'Flu'] } // oxfmt-ignore
  for (let week = -38; week < 14; week++)
    for (let times = random.pick([2, 3, 3, 4]); times > 0; times--) {
      const employee = random.pick(employees)
      const isAhead = week > 0
      const type = isAhead ? random.pick(['vacation', 'vacation', 'vacation', 'vacation', 'unpaid', 'training']) : random.pick(['vacation', 'vacation', 'sick', 'sick', 'sick', 'compassionate', 'training', 'unpaid']) // oxfmt-ignore
      const isHoliday = type === 'vacation' || type === 'unpaid'
      const startsOn = day(monday + 7 * week + (isHoliday ? 0 : random.whole(0, 4)))
      const endsOn = endOf(startsOn, isHoliday ? random.pick([5, 5, 10]) : type === 'sick' ? random.whole(1, 8) : random.whole(1, 3)) // oxfmt-ignore
      if (startsOn < employee.hiredOn || (last.get(employee.id) ?? '') >= startsOn) continue
      if (type === 'sick' && endsOn > day(0)) continue
      last.set(employee.id, endsOn)
      const status = type === 'sick' ? 'approved' : isAhead && random.chance(0.4) ? 'requested' : random.pick(['approved', 'approved', 'approved', 'approved', 'approved', 'approved', 'rejected', 'cancelled']) // oxfmt-ignore
      const asked = type === 'sick' ? startsOn : day(Math.min(-1, monday + 7 * week - random.whole(20, 70)))
      rows.push({
        employeeId: employee.id,
        type,
        status,
        startsOn,
        endsOn,
        workingDays: workingDaysOf(startsOn, endsOn),
        requestedAt: `${asked}${moment(0, random.whole(13, 35) / 48).slice(10)}`,
        decidedById: status === 'requested' || status === 'cancelled' || type === 'sick' ? null : (employee.managerId ?? heads[1]!.id), // oxfmt-ignore
        comment: random.chance(0.25) ? random.pick(comments[type] ?? ['Agreed with the foreman']) : null,
      })
    }
  return rows.map((row, index) => ({ id: idOf('abs', 1001 + index, 4), ...row }))
}

function createCertificates(random: Random, { day }: Days, crew: BuildEmployee[]): BuildCertificate[] {
  const rows = crew.flatMap(employee =>
    CERTIFICATES.filter(
      ([, , , , share, titles]) => (titles?.includes(employee.jobTitle) ?? true) && random.chance(share),
    ).map(
      // oxfmt-ignore
      ([name, prefix, issuer, years]): Omit<BuildCertificate, 'id'> => {
        const valid = Math.round(365.25 * years)
        const left = random.chance(0.13) ? -random.whole(4, 150) : Math.ceil((valid - 30) * random.next() ** 1.2) + 2
        const issuedOn = day(years === 0 ? -random.whole(700, 4000) : left - valid)
        return { employeeId: employee.id, name, number: `${prefix}-${random.whole(10_000, 99_999)}`, issuer, issuedOn, expiresOn: years === 0 ? null : day(left) } // oxfmt-ignore
      },
    ),
  )
  return rows.map((row, index) => ({ id: idOf('cert', 501 + index, 4), ...row }))
}

/** Oldest first; the last seven of them are still to come. Each is for a few departments. */
function createTrainings(random: Random, { day }: Days, employees: BuildEmployee[]): BuildTraining[] {
  return COURSES.map(([title, category, provider, length, price, mandatory], index): BuildTraining => {
    const isAhead = index >= 14
    const startsOn = onWeekday(day(isAhead ? 10 * (index - 13) + random.whole(0, 4) : 24 * (index - 14) - random.whole(0, 9))) // oxfmt-ignore
    const seats = random.pick([8, 10, 12, 12, 16])
    const teams = new Set<string>()
    while (teams.size < 3) teams.add(random.pick(employees).departmentId)
    const fitting = employees.filter(({ jobTitle, departmentId }) => category !== 'office' ? teams.has(departmentId) : /clerk|HR|Accountant|assistant|engineer|surveyor|Site manager/.test(jobTitle)) // oxfmt-ignore
    const wanted = isAhead ? random.whole(4, seats) : random.whole(Math.floor(seats / 2), seats)
    const chosen = new Set(Array.from({ length: wanted }, () => random.pick(fitting).id))
    return {
      id: idOf('trn', index + 1, 2),
      title,
      category,
      provider,
      location: random.pick(['Yard, Naas', 'Yard, Naas', 'Head office, Dublin', `${provider}, Athlone`]),
      status: isAhead ? 'planned' : index % 6 === 4 ? 'cancelled' : 'completed',
      startsOn,
      endsOn: endOf(startsOn, length),
      seats,
      pricePerPerson: eur(price),
      mandatory,
      participantIds: [...chosen],
    }
  })
}
