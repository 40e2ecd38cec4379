/** The personnel of a maker of pumps: people, departments, sites, absences, pay, training and hiring. */
export { courses, departments, employees, headOf, sites, staff, TODAY, type Employee } from './people.ts'
export { absences, enrolments, payslips, type Absence, type Enrolment } from './done.ts'
export { applications, vacancies, type Application, type Vacancy } from './hiring.ts'
