import { resource, type Model } from '../../world.ts'
import { bossOf, contractOf, generalManager, hotels, leaves, shifts, staff, type Hotel, type Person } from '../data.ts'
import { applicants, certificates } from '../papers.ts'

const EUR = { type: 'number', description: 'EUR' }
const idOf = (one: Person) => `TM-${String(one.no + 1000)}`
const reference = (one: Person) => ({ Id: idOf(one), Name: one.name })
const house = ({ code, name }: Hotel) => ({ Code: code, Name: name })
const numbered = (prefix: string, no: number) => `${prefix}${String(no + 20_000)}`
const SLOTS = { early: 'Morning', late: 'Evening', night: 'Night' }
const TERMS: Record<string, string> = {
  permanent: 'OpenEnded',
  fixed: 'FixedTerm',
  seasonal: 'Seasonal',
  apprentice: 'Apprentice',
}
const REASONS: Record<string, string> = {
  holiday: 'Vacation',
  sick: 'Sickness',
  unpaid: 'Unpaid',
  parental: 'Parental',
  study: 'Study',
}
const SOURCES = { website: 'Website', referral: 'Referral', agency: 'Agency', fair: 'JobFair' }
const OUTCOMES: Record<string, string> = { hired: 'Hired', rejected: 'Rejected', withdrawn: 'Withdrawn' }
const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** A suite for personnel: prefixed texts for keys, the contract in the person, names copied, what happened told by flags and dates. */
export const people: Model = {
  name: 'people',
  resources: [
    resource({
      path: '/Houses',
      things: hotels,
      row: one => ({
        ...house(one),
        Location: { Town: one.town, Country: one.country },
        Stars: one.stars,
        Rooms: one.rooms,
        OpeningDate: one.opened,
        Pool: one.pool,
        GeneralManager: reference(generalManager(one)),
      }),
    }),
    resource({
      path: '/TeamMembers',
      things: staff,
      schemas: { 'Contract.HourlyPay': EUR },
      row: one => {
        const contract = contractOf(one)
        const boss = bossOf(one)
        return {
          ...reference(one),
          Contact: { Email: one.email, ...(one.phone && { Mobile: one.phone }) },
          BirthDate: one.birth,
          House: house(one.hotel),
          Role: one.position.title,
          Department: one.position.department.name,
          ...(boss && { ReportsTo: reference(boss) }),
          JoinedOn: one.hired,
          ...(one.lastDay && { LeavingOn: one.lastDay }),
          Languages: one.languages,
          Contract: {
            Type: TERMS[contract.kind],
            Start: contract.starts,
            ...(contract.ends && { End: contract.ends }),
            ProbationEnd: contract.probation,
            HoursPerWeek: contract.hours,
            HourlyPay: contract.pay,
          },
        }
      },
    }),
    resource({
      path: '/DutySlots',
      things: shifts,
      row: one => ({
        Id: numbered('D', one.no),
        HouseCode: one.hotel.code,
        Role: one.position.title,
        Kind: SLOTS[one.slot as 'early'],
        StartsAt: `${one.date}T${one.from}:00Z`,
        EndsAt: `${one.to < one.from ? nextDay(one.date) : one.date}T${one.to}:00Z`,
        Hours: one.hours,
        ...(one.person && { TeamMemberId: idOf(one.person), TeamMemberName: one.person.name }),
        Cancelled: one.state === 'cancelled',
        NoShow: one.state === 'missed',
      }),
    }),
    resource({
      path: '/TimeOff',
      things: leaves,
      row: one => {
        const boss = bossOf(one.person)
        return {
          Id: numbered('TO', one.no),
          TeamMember: reference(one.person),
          Reason: REASONS[one.kind],
          FirstDay: one.from,
          LastDay: one.to,
          Days: one.days,
          SubmittedOn: one.asked,
          ...(one.decided && {
            Approved: one.state === 'approved',
            DecidedOn: one.decided,
            ...(boss && { DecidedBy: reference(boss) }),
          }),
        }
      },
    }),
    resource({
      path: '/Trainings',
      things: certificates,
      schemas: { Price: EUR },
      row: one => ({
        Id: numbered('TR', one.no),
        TeamMemberId: idOf(one.person),
        Certificate: one.course,
        TrainingProvider: one.provider,
        CompletedOn: one.issued,
        ...(one.expires && { ValidUntil: one.expires }),
        Price: one.cost,
      }),
    }),
    resource({
      path: '/Applications',
      things: applicants,
      schemas: { ExpectedHourlyPay: EUR },
      row: one => ({
        Id: numbered('A', one.no),
        Candidate: { Name: one.name, Email: one.email },
        Role: one.position.title,
        Department: one.position.department.name,
        House: house(one.hotel),
        ReceivedOn: one.applied,
        Channel: SOURCES[one.source],
        ...(one.interview && { InterviewOn: one.interview }),
        OfferMade: one.stage === 'offer' || one.stage === 'hired',
        ...(one.stage in OUTCOMES && { Outcome: OUTCOMES[one.stage] }),
        ExpectedHourlyPay: one.wage,
      }),
    }),
  ],
}
