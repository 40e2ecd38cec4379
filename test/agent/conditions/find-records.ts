import { companies, doctors, patients } from '../../support/memory/services.ts'

/** The company of this name, and the one that a record belongs to. */
export const co = (name: string) => companies.find(one => one.name === name)!
export const pc = ({ company_id }: { company_id: number }) => companies.find(one => one.id === company_id)!
export const doc = ({ doctorId }: { doctorId: string }) => doctors.find(one => one.doctorId === doctorId)!
export const pat = ({ patientId }: { patientId: string }) => patients.find(one => one.patientId === patientId)!
/** The day of a moment. */
export const d = (moment: string) => moment.slice(0, 10)
