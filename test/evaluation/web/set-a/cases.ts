import { DOING } from './doing.ts'
import { FORMS } from './forms.ts'
import { MOVING } from './moving.ts'
import { READING } from './reading.ts'

export const SET_A = [...MOVING, ...FORMS, ...READING, ...DOING]
