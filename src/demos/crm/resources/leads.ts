import { LEAD_SOURCES, LEAD_STATUSES } from './choices.ts'
import { defineResource } from './define-resource.ts'
import { choice, email, integer, text } from './fields.ts'

export const leads = defineResource({
  name: 'leads',
  singular: 'lead',
  title: 'Lead',
  description: 'A person who may become a customer and does not belong to an account yet',
  fields: {
    first_name: text({ description: 'First name', examples: ['Priya'] }, { required: true }),
    last_name: text({ description: 'Last name', examples: ['Sharma'] }, { required: true, indexed: true }),
    email: email(
      { description: 'E-mail address', examples: ['priya.sharma@birchfieldfoods.example'] },
      { required: true, indexed: true },
    ),
    phone: text({ description: "Phone number, with the country's code", examples: ['+91-22-555-0178'] }, { max: 50 }),
    company: text(
      { description: 'Company that the lead works for', examples: ['Birchfield Foods'] },
      { indexed: true },
    ),
    job_title: text({ description: 'Job title', examples: ['Operations Manager'] }),
    industry: text(
      { description: 'Industry of the company', examples: ['Food & Beverage', 'Technology'] },
      { indexed: true },
    ),
    source: text(
      { description: `Where the lead came from. In use: ${LEAD_SOURCES.join(', ')}.`, examples: [...LEAD_SOURCES] },
      { indexed: true },
    ),
    status: choice(
      LEAD_STATUSES,
      { description: 'How far the lead has come', examples: ['qualified'] },
      { default: 'new', indexed: true },
    ),
    score: integer(
      { description: 'How promising the lead is, from 0 to 100', examples: [72] },
      { max: 100, default: 0, indexed: true },
    ),
    notes: text(
      { description: 'Free text about the lead', examples: ['Asked for a demo after the trade show.'] },
      { max: 10_000 },
    ),
  },
})
