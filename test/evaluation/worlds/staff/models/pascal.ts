import { resource, type Model } from '../../world.ts'
import { appraisals, applicants, attendances, courses, holderOf, items, vacancies } from '../doings.ts'
import { leaves } from '../leave.ts'
import { contractOf, jobs, people, sites, teams } from '../people.ts'
import type { Job, Team } from '../things.ts'
import { EURO, numbers } from './keys.ts'

const staff = numbers(people, 40_001)
const absence = numbers(leaves, 5001)
const appraisal = numbers(appraisals, 3001)
const attendance = numbers(attendances, 2001)
const application = numbers(applicants, 1001)
const vacancy = numbers(vacancies, 300)
const code = (team: Team) => team.name.slice(0, 3).toUpperCase()
const jobCode = (job: Job) => job.title.split(' ').map(word => word.slice(0, 2).toUpperCase()).join('') // oxfmt-ignore
const office = (at: { city: string }) => at.city.slice(0, 2).toUpperCase()
const courseCode = (course: { title: string }) => `C-${course.title.split(' ')[0]!.toUpperCase()}`
const CONTRACTS = { permanent: 'Permanent', fixed: 'FixedTerm', zero: 'ZeroHours' }
const KINDS = { holiday: 'AnnualLeave', sick: 'Sickness', parental: 'ParentalLeave', study: 'StudyLeave' }
const STAGES = { new: 'Received', interview: 'Interview', offer: 'OfferMade', hired: 'Hired', rejected: 'Rejected' }
const isApproved = { waiting: null, approved: true, refused: false }

/** All about the contract on the member of staff, codes for keys, flags for states. */
export const pascal: Model = {
  name: 'pascal',
  resources: [
    resource({
      path: '/api/Offices',
      things: sites,
      row: one => ({ Code: office(one), Name: one.name, City: one.city }),
    }),
    resource({
      path: '/api/Departments',
      things: teams,
      row: one => ({ Code: code(one), Name: one.name, HeadStaffNo: staff(one.lead), OfficeCode: office(one.site) }),
    }),
    resource({ path: '/api/Jobs', things: jobs, row: one => ({ Code: jobCode(one), Title: one.title }) }),
    resource({
      path: '/api/Staff',
      things: people,
      row: one => {
        const contract = contractOf(one)
        return {
          StaffNo: staff(one),
          GivenName: one.first,
          Surname: one.last,
          Email: one.email,
          DateOfBirth: one.born,
          JoinedOn: one.joined,
          LeavingDate: one.left,
          DepartmentCode: code(one.team),
          JobCode: jobCode(one.job),
          OfficeCode: office(one.site),
          ContractType: CONTRACTS[contract.kind],
          ContractEnds: contract.to,
          WeeklyHours: contract.hours,
          Salary: contract.pay,
          ProbationEnds: contract.probation,
        }
      },
      schemas: { Salary: EURO },
    }),
    resource({
      path: '/api/Absences',
      things: leaves,
      row: one => ({
        Id: absence(one),
        StaffNo: staff(one.person),
        Kind: KINDS[one.kind],
        FirstDay: one.from,
        LastDay: one.to,
        WorkingDays: one.days,
        Approved: isApproved[one.state],
        ApprovedByStaffNo: one.state === 'approved' && one.decidedBy ? staff(one.decidedBy) : null,
      }),
    }),
    resource({
      path: '/api/Courses',
      things: courses,
      row: one => ({ Code: courseCode(one), Title: one.title, Hours: one.hours, Mandatory: one.isMandatory }),
    }),
    resource({
      path: '/api/Attendances',
      things: attendances,
      row: one => ({
        Id: attendance(one),
        StaffNo: staff(one.person),
        CourseCode: courseCode(one.course),
        CourseDate: one.on,
        Completed: one.isDone,
        Score: one.score,
      }),
    }),
    resource({
      path: '/api/Appraisals',
      things: appraisals,
      row: one => ({
        Id: appraisal(one),
        StaffNo: staff(one.person),
        AppraiserStaffNo: staff(one.by),
        AppraisedOn: one.on,
        Rating: one.rating,
      }),
    }),
    resource({
      path: '/api/Vacancies',
      things: vacancies,
      row: one => ({
        Id: vacancy(one),
        Title: one.title,
        DepartmentCode: code(one.team),
        AdvertisedOn: one.opened,
        IsOpen: one.filled === null,
        FilledOn: one.filled,
      }),
    }),
    resource({
      path: '/api/Applications',
      things: applicants,
      row: one => ({
        Id: application(one),
        ApplicantName: one.name,
        VacancyId: vacancy(one.vacancy),
        ReceivedOn: one.applied,
        Status: STAGES[one.stage],
        Source: one.source[0]!.toUpperCase() + one.source.slice(1),
      }),
    }),
    resource({
      path: '/api/Equipment',
      things: items,
      row: one => {
        const now = holderOf(one)
        return {
          Code: one.tag,
          Type: one.kind[0]!.toUpperCase() + one.kind.slice(1),
          Cost: one.price,
          PurchaseDate: one.bought,
          HolderStaffNo: now ? staff(now.person) : null,
          IssuedOn: now?.on ?? null,
        }
      },
      schemas: { Cost: EURO },
    }),
  ],
}
