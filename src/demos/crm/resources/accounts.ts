import { REGIONS } from './choices.ts'
import { defineResource } from './define-resource.ts'
import { email, integer, number, text } from './fields.ts'

export const accounts = defineResource({
  name: 'accounts',
  singular: 'account',
  title: 'Account',
  description: 'A company that is a customer or could become one',
  fields: {
    name: text({ description: 'Company name', examples: ['Alderbrook Logistics'] }, { required: true, indexed: true }),
    industry: text(
      { description: 'Industry that the company is in', examples: ['Logistics', 'Technology', 'Financial Services'] },
      { indexed: true },
    ),
    website: text({
      description: "Address of the company's web site",
      examples: ['https://www.alderbrooklogistics.example'],
    }),
    phone: text({ description: "Phone number, with the country's code", examples: ['+1-415-555-0142'] }, { max: 50 }),
    email: email(
      { description: 'General e-mail address', examples: ['info@alderbrooklogistics.example'] },
      { indexed: true },
    ),
    address: text({ description: 'Street and number', examples: ['120 Market Street'] }),
    city: text({ description: 'City', examples: ['San Francisco', 'Munich'] }, { indexed: true }),
    state: text({ description: 'State or province, its full name', examples: ['California', 'Bavaria'] }),
    country: text({ description: 'Country, its full name', examples: ['United States', 'Germany'] }, { indexed: true }),
    region: text(
      { description: `World region. In use: ${REGIONS.join(', ')}.`, examples: [...REGIONS] },
      { indexed: true },
    ),
    annual_revenue: number({ description: 'Annual revenue in US dollars', examples: [12_500_000] }, { indexed: true }),
    employee_count: integer({ description: 'Number of employees', examples: [320] }),
  },
})
