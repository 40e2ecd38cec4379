import { defineResource } from './define-resource.ts'
import { accountReference, boolean, email, text } from './fields.ts'

export const contacts = defineResource({
  name: 'contacts',
  singular: 'contact',
  title: 'Contact',
  description: 'A person who works at an account',
  fields: {
    first_name: text({ description: 'First name', examples: ['Lena'] }, { required: true }),
    last_name: text({ description: 'Last name', examples: ['Hoffmann'] }, { required: true, indexed: true }),
    email: email(
      { description: 'E-mail address', examples: ['lena.hoffmann@alderbrooklogistics.example'] },
      { required: true, indexed: true },
    ),
    phone: text({ description: "Phone number, with the country's code", examples: ['+49-89-555-0117'] }, { max: 50 }),
    job_title: text({ description: 'Job title', examples: ['Operations Manager'] }, { indexed: true }),
    department: text({ description: 'Department', examples: ['Operations', 'Finance', 'IT'] }, { indexed: true }),
    account_id: accountReference('Id of the account that the contact works for'),
    is_primary: boolean(
      { description: 'True for the person to talk to first at the account (the primary contact)', examples: [true] },
      { default: false },
    ),
  },
})
