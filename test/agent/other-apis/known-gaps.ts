/** A question that the agent does not answer rightly yet. */
export interface KnownGap {
  id: string
  /** The turn that went wrong. */
  ask: string
  /** The beginning of what it said. */
  said: string
  /** It said so with a confidence of 0.8 or more: worse than saying that it cannot. */
  confident: boolean
  /** It was answered rightly when these questions were first asked. */
  regressed?: true
}

/** Work to be done; a question that is answered rightly leaves this list. */
export const KNOWN_GAPS: KnownGap[] = [
  {
    id: 'shop-list-categories',
    ask: 'What product categories does the shop have?',
    said: '120 products of categories: Classic Atlas, Classic Backpack, Classic Bath Mat, Classic Bird Feeder, Classic Camping Stove, Classic Chair, Classic Cookbook, Classic Desk Lamp, Classic Diary, Classic Di',
    confident: true,
  },
  {
    id: 'shop-filter-tag',
    ask: 'show me all products tagged bestseller',
    said: 'I cannot answer that: the registered services have nothing that I could read as “bestseller”. shop products have: sku, name, brand, price amount, price currency, tags, in stock, stock quantity, rating',
    confident: false,
  },
  {
    id: 'shop-filter-out-of-stock',
    ask: 'Which products are out of stock?',
    said: '102 products with stock: Classic Atlas, Classic Backpack, Classic Bird Feeder, Classic Camping Stove, Classic Chair, Classic Cookbook, Classic Desk Lamp, Classic Diary, Classic Dictionary, Classic Ham',
    confident: true,
  },
  {
    id: 'shop-count-products',
    ask: 'How many products do we sell?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “sell”. shop products have: sku, name, brand, price amount, price currency, tags, in stock, stock quantity, rating, revi',
    confident: false,
    regressed: true,
  },
  {
    id: 'shop-count-optin',
    ask: 'number of customers who have opted in to marketing',
    said: 'I cannot answer that: the registered services have nothing that I could read as “marketing”. shop customers have: first name, last name, email, phone, address street, address city, address postal code',
    confident: false,
  },
  {
    id: 'shop-date-quarter',
    ask: 'how many orders came in during Q4 2024?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “during”. shop orders have: order status, total amount, total currency, items, shipping address street, shipping address',
    confident: false,
  },
  {
    id: 'shop-date-text',
    ask: 'When did Klara Albrecht register?',
    said: 'Customer Klara Albrecht: id cus_11, email klara.albrecht@example.org, phone +49 30 337953, address street 45 Market Square, address city Vienna, address postal code 99796.',
    confident: true,
  },
  {
    id: 'shop-top-price',
    ask: 'top 5 most expensive products',
    said: 'I cannot answer that: the registered services have nothing that I could read as “most expensive”. shop products have: sku, name, brand, price amount, price currency, tags, in stock, stock quantity, ra',
    confident: false,
  },
  {
    id: 'shop-top-order',
    ask: 'What is the largest order by total?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “largest”, “total”. Ask “what can you do?” to see what is available.',
    confident: false,
  },
  {
    id: 'shop-top-recent',
    ask: 'show the most recent order',
    said: 'I cannot answer that: the registered services have nothing that I could read as “recent”. shop orders have: order status, total amount, total currency, items, shipping address street, shipping address',
    confident: false,
  },
  {
    id: 'shop-avg-city',
    ask: 'What is the average total of orders shipped to Paris?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “average”, “total”. shop orders have: order status, total amount, total currency, items, shipping address street, shippi',
    confident: false,
  },
  {
    id: 'shop-group-category',
    ask: 'average price per category',
    said: 'I cannot answer that: the registered services have nothing that I could read as “average”, “price”. shop categories have: name, slug.',
    confident: false,
  },
  {
    id: 'shop-look-who',
    ask: 'Who placed order ord_77?',
    said: 'Order order ord_77: id ord_77, customer id cus_30, order status pending, total amount $1,894.94, total currency EUR, shipping address street 14 Mill Lane.',
    confident: true,
    regressed: true,
  },
  {
    id: 'shop-join-sum',
    ask: 'Sum of order totals for customers whose address is in Lisbon',
    said: 'I cannot answer that: the registered services have nothing that I could read as “Sum”, “totals”. shop orders have: order status, total amount, total currency, items, shipping address street, shipping ',
    confident: false,
  },
  {
    id: 'shop-join-spend',
    ask: 'Top 3 customers by total spend',
    said: 'I cannot answer that: the registered services have nothing that I could read as “total”, “spend”. shop customers have: first name, last name, email, phone, address street, address city, address postal',
    confident: false,
  },
  {
    id: 'shop-join-none',
    ask: 'which customers have never placed a refunded order?',
    said: '60 customers that have orders with order status not refunded: Anna Albrecht, Ben Barros, Clara Costa, David Dubois, Elena Eriksen, Felix Ferrer, Greta Gruber, Hugo Haas, Ines Iversen, Jonas Jansen, an',
    confident: true,
  },
  {
    id: 'shop-write-cancel',
    ask: 'please set the status of ord_120 to cancelled',
    said: 'products of shop cannot be changed: the service offers no operation for that.',
    confident: false,
  },
  {
    id: 'shop-write-create',
    ask: 'Create an order for customer cus_7 with 2 of product prd_12',
    said: 'To create an order I need items. So far I have: customerId cus_7 with 2 of product prd_12. What should it be?',
    confident: false,
  },
  {
    id: 'tracker-filter-priority',
    ask: 'tasks with priority 1',
    said: 'I cannot answer that: the registered services have nothing that I could read as “1”. tracker tasks have: created at, title, status, priority, due date, estimated hours.',
    confident: false,
  },
  {
    id: 'tracker-filter-range',
    ask: 'List employees earning between $60k and $80k',
    said: 'I cannot answer that: the registered services have nothing that I could read as “earning”. tracker employees have: first name, last name, email, job title, hire date, salary, location, is remote.',
    confident: false,
    regressed: true,
  },
  {
    id: 'tracker-filter-two',
    ask: 'Which employees in Marketing earn more than 70000?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “earn”. tracker employees have: first name, last name, email, job title, hire date, salary, location, is remote.',
    confident: false,
    regressed: true,
  },
  {
    id: 'tracker-filter-three',
    ask: 'in-progress tasks with priority 2 due in June 2025',
    said: 'I cannot answer that: the registered services have nothing that I could read as “2”. tracker tasks have: created at, title, status, priority, due date, estimated hours.',
    confident: false,
  },
  {
    id: 'tracker-count-department',
    ask: 'How many people are in the Finance department?',
    said: 'There are 2 departments with name People or Finance.',
    confident: true,
  },
  {
    id: 'tracker-count-undone',
    ask: 'How many tasks in project Apollo are not done?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “not”. tracker tasks have: created at, title, status, priority, due date, estimated hours.',
    confident: false,
  },
  {
    id: 'tracker-count-unassigned',
    ask: 'How many tasks are unassigned?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “unassigned”. tracker tasks have: created at, title, status, priority, due date, estimated hours.',
    confident: false,
  },
  {
    id: 'tracker-date-since',
    ask: 'who joined since January 2025?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “joined”. shop products have: sku, name, brand, price amount, price currency, tags, in stock, stock quantity, rating, re',
    confident: false,
  },
  {
    id: 'tracker-top-earner',
    ask: 'Who earns the most?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “earns”, “most”. Ask “what can you do?” to see what is available.',
    confident: false,
  },
  {
    id: 'tracker-top-five',
    ask: 'top 5 highest paid employees',
    said: 'I cannot answer that: the registered services have nothing that I could read as “highest”, “paid”. tracker employees have: first name, last name, email, job title, hire date, salary, location, is remo',
    confident: false,
  },
  {
    id: 'tracker-top-first',
    ask: 'Who was hired first?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “first”. tracker employees have: first name, last name, email, job title, hire date, salary, location, is remote.',
    confident: false,
  },
  {
    id: 'tracker-top-newest',
    ask: 'the three most recently hired employees',
    said: 'I cannot answer that: the registered services have nothing that I could read as “recently”. tracker employees have: first name, last name, email, job title, hire date, salary, location, is remote.',
    confident: false,
  },
  {
    id: 'tracker-group-department',
    ask: 'average salary by department',
    said: 'The average salary of employees of departments is $84,580.38.',
    confident: true,
  },
  {
    id: 'tracker-group-priority',
    ask: 'break down open tasks in project Quartz by priority, I mean those with status todo',
    said: 'I cannot answer that: the registered services have nothing that I could read as “status”. tracker tasks have: created at, title, status, priority, due date, estimated hours.',
    confident: false,
  },
  {
    id: 'tracker-look-task',
    ask: 'Who is task 88 assigned to?',
    said: 'Task Approve demo video: id 88, created at 2025-01-25T20:34:11.700Z, project id 17, assignee id 17, status done, priority 4.',
    confident: true,
  },
  {
    id: 'tracker-self-manager',
    ask: 'Who is the manager of Maya Bianchi?',
    said: 'I found no employee with job title Campaign Manager and first name Maya Bianchi.',
    confident: false,
  },
  {
    id: 'tracker-self-reports',
    ask: 'Who reports to Dmitri Chowdhury?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “reports”. tracker employees have: first name, last name, email, job title, hire date, salary, location, is remote.',
    confident: false,
  },
  {
    id: 'tracker-self-count',
    ask: 'how many direct reports does Farid Moreau have?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “direct”, “reports”. tracker employees have: first name, last name, email, job title, hire date, salary, location, is re',
    confident: false,
  },
  {
    id: 'tracker-join-lead',
    ask: 'Who leads project Borealis?',
    said: 'I found no project with name Borealis of departments that have employees with job title Support Lead.',
    confident: false,
  },
  {
    id: 'tracker-join-head',
    ask: 'who is the head of the Legal department?',
    said: 'The head id of Legal is 8.',
    confident: true,
  },
  {
    id: 'tracker-join-assigned',
    ask: 'Which tasks are assigned to Katya Bianchi?',
    said: '97 tasks of projects of departments that have employees with first name Katya Bianchi: Migrate sprint backlog, Draft login flow, Translate interview guide, Measure survey results, Update travel policy',
    confident: true,
  },
  {
    id: 'tracker-join-people-tasks',
    ask: 'How many tasks are assigned to people in the Design department?',
    said: 'There are 62 tasks of projects of departments with name People or Design.',
    confident: true,
  },
  {
    id: 'tracker-join-most',
    ask: 'Which employee has the most tasks?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “most”. tracker employees have: first name, last name, email, job title, hire date, salary, location, is remote.',
    confident: false,
  },
  {
    id: 'tracker-join-hours',
    ask: 'which project has the most estimated hours?',
    said: '1 project that have the task with the highest estimated hours: Juniper.',
    confident: true,
  },
  {
    id: 'tracker-join-busy',
    ask: 'Which tasks of project Falcon are assigned to remote employees?',
    said: '14 tasks of projects with name Falcon of departments that have employees with remote: Draft login flow, Measure survey results, Publish survey results, Present login flow, Approve sprint backlog, Upda',
    confident: true,
  },
  {
    id: 'tracker-yes-done',
    ask: 'Is task 17 done?',
    said: 'Yes: there is 1 task with task 17.',
    confident: true,
  },
  {
    id: 'tracker-yes-any',
    ask: 'Does anyone in People earn over 300k?',
    said: 'I cannot answer that: the registered services have nothing that I could read as “earn”. tracker employees have: first name, last name, email, job title, hire date, salary, location, is remote.',
    confident: false,
  },
  {
    id: 'tracker-follow-todo',
    ask: 'show the tasks that are todo',
    said: '400 tasks: Review onboarding checklist, Check data dictionary, Simplify help article, Review backup job, Migrate sprint backlog, Translate release notes, Draft login flow, Migrate demo video, Translat',
    confident: true,
  },
  {
    id: 'tracker-follow-sort',
    ask: 'just the top 2',
    said: 'I cannot answer that: the registered services have nothing that I could read as “top”, “2”. Ask “what can you do?” to see what is available.',
    confident: false,
  },
  {
    id: 'tracker-talk-bye',
    ask: 'ok goodbye',
    said: 'I cannot answer that: the registered services have nothing that I could read as “goodbye”. Ask “what can you do?” to see what is available.',
    confident: false,
  },
  {
    id: 'tracker-write-done',
    ask: 'Set task 25 to done',
    said: 'I am not sure what “done” means here, so nothing was changed. Which task should I change, and what should be changed to what?',
    confident: false,
  },
  {
    id: 'tracker-write-assign',
    ask: 'assign task 31 to Farid Chowdhury',
    said: 'I am not sure what “Farid Chowdhury” means here, so nothing was changed. Which task should I change, and what should be changed to what?',
    confident: false,
  },
]
