const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const ok = (schema: unknown) => ({ description: 'OK', content: { 'application/json': { schema } } })
const list = (name: string) => ok({ type: 'array', items: ref(name) })
const query = (name: string, type: string, more: object = {}) => ({ name, in: 'query', schema: { type, ...more } })
const idOf = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'integer' } })
const paging = [
  query('page', 'integer', { minimum: 1, default: 1 }),
  query('per_page', 'integer', { minimum: 1, maximum: 50, default: 20 }),
]
const paged = (name: string) => ({
  ...ok({
    type: 'object',
    properties: {
      data: { type: 'array', items: ref(name) },
      meta: {
        type: 'object',
        properties: { total: { type: 'integer' }, page: { type: 'integer' }, per_page: { type: 'integer' } },
      },
    },
  }),
  headers: { Link: { schema: { type: 'string' }, description: 'next, prev (RFC 8288)' } },
})
const date = { type: 'string', format: 'date' }
const taskFields = {
  title: { type: 'string', maxLength: 200 },
  project_id: { type: 'integer' },
  assignee_id: { type: ['integer', 'null'], description: 'Employee' },
  status: { type: 'string', enum: ['todo', 'in_progress', 'done'] },
  priority: { type: 'integer', minimum: 1, maximum: 5, description: '1 is the most urgent' },
  due_date: { type: ['string', 'null'], format: 'date' },
  estimated_hours: { type: 'number' },
}

/** The tracker's own description, OpenAPI 3.1: terse, and some operations have no id. */
export const TRACKER_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Team tracker', version: '0.9' },
  paths: {
    '/api/departments': { get: { summary: 'Departments', responses: { 200: list('Department') } } },
    '/api/departments/{id}/employees': {
      get: { operationId: 'department_employees', parameters: [idOf('id')], responses: { 200: list('Employee') } },
    },
    '/api/employees': {
      get: {
        operationId: 'get_employees',
        summary: 'Employees',
        parameters: [
          query('dept', 'integer', { description: 'department id' }),
          query('q', 'string'),
          query('remote', 'boolean'),
          ...paging,
        ],
        responses: { 200: paged('Employee') },
      },
    },
    '/api/employees/{id}': {
      get: { parameters: [idOf('id')], responses: { 200: ok(ref('Employee')), 404: { description: 'Not found' } } },
    },
    '/api/projects': {
      get: { operationId: 'get_projects', summary: 'All projects', responses: { 200: list('Project') } },
    },
    '/api/projects/{id}': {
      get: {
        operationId: 'get_project',
        parameters: [idOf('id')],
        responses: { 200: ok(ref('Project')), 404: { description: 'Not found' } },
      },
    },
    '/api/projects/{id}/tasks': { get: { parameters: [idOf('id'), ...paging], responses: { 200: paged('Task') } } },
    '/api/tasks': {
      get: {
        operationId: 'get_tasks',
        summary: 'Tasks',
        parameters: [
          query('project', 'integer', { description: 'project id' }),
          query('assignee', 'integer', { description: 'employee id' }),
          query('status', 'string', { enum: ['todo', 'in_progress', 'done'] }),
          query('priority', 'integer'),
          query('due_before', 'string', { format: 'date' }),
          ...paging,
        ],
        responses: { 200: paged('Task') },
      },
      post: {
        operationId: 'add_task',
        summary: 'Add a task',
        requestBody: { required: true, content: { 'application/json': { schema: ref('NewTask') } } },
        responses: { 201: { ...ok(ref('Task')), description: 'Created' }, 422: { description: 'Invalid' } },
      },
    },
    '/api/tasks/{id}': {
      get: {
        operationId: 'get_task',
        parameters: [idOf('id')],
        responses: { 200: ok(ref('Task')), 404: { description: 'Not found' } },
      },
      patch: {
        operationId: 'update_task',
        parameters: [idOf('id')],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { type: 'object', properties: taskFields } } },
        },
        responses: { 200: ok(ref('Task')), 404: { description: 'Not found' } },
      },
    },
  },
  components: {
    schemas: {
      Department: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          cost_center: { type: 'string' },
          head_id: { type: 'integer', description: 'employee who heads the department' },
        },
      },
      Employee: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          first_name: { type: 'string' },
          last_name: { type: 'string' },
          email: { type: 'string' },
          job_title: { type: 'string' },
          department_id: { type: 'integer' },
          manager_id: { type: ['integer', 'null'] },
          hire_date: date,
          salary: { type: 'number', description: 'yearly, USD' },
          location: { type: 'string' },
          is_remote: { type: 'boolean' },
        },
      },
      Project: {
        type: 'object',
        properties: {
          Id: { type: 'integer' },
          Name: { type: 'string' },
          DepartmentId: { type: 'integer' },
          LeadId: { type: 'integer', description: 'Employee' },
          Budget: { type: 'number', description: 'USD' },
          StartDate: date,
          IsArchived: { type: 'boolean' },
        },
      },
      NewTask: { type: 'object', required: ['title', 'project_id'], properties: taskFields },
      Task: {
        allOf: [
          {
            type: 'object',
            properties: { id: { type: 'integer' }, created_at: { type: 'string', format: 'date-time' } },
          },
          ref('NewTask'),
        ],
      },
    },
  },
}
