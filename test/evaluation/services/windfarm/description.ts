import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { CERTIFICATES, ORDER_STATES, PRIORITIES, REASONS, SEVERITIES, TASK_TYPES, TURBINE_STATES } from './data.ts'

const maybe = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const duration = () => text(undefined, { format: 'duration' })
const priority = () => whole(Object.entries(PRIORITIES).map(([level, name]) => `${level}: ${name}`).join('; ')) // oxfmt-ignore
const words = (name: string) => name.split('_').map(word => word[0]!.toUpperCase() + word.slice(1)).join(' ') // oxfmt-ignore
/** Named as frameworks name things that nobody has named: `list_turbine_units_turbine_units_get`. */
const named = (name: string, path: string, method: string) => ({
  operationId: `${name}${path.replace(/\W+/g, '_')}_${method}`.replace(/_+/g, '_'),
  summary: words(name),
})
const invalid = answers('Validation Error', ref('HTTPValidationError'))
const list = (path: string, name: string, schema: string, parameters: object[] = []) => ({
  ...named(name, path, 'get'),
  parameters: [...parameters, queryParameter('limit', whole(undefined, { default: 20, maximum: 100 })), queryParameter('starting_after', maybe(text()))], // oxfmt-ignore
  responses: {
    200: answers('Successful Response', record({ data: listOf(ref(schema)), has_more: flag() })),
    422: invalid,
  },
})
const one = (path: string, name: string, schema: string, key: string) => ({
  ...named(name, path, 'get'),
  parameters: [pathParameter(key, text())],
  responses: { 200: answers('Successful Response', ref(schema)), 422: invalid },
})
const send = (path: string, name: string, schema: string, key?: string, body?: object, method = 'post') => ({
  ...named(name, path, method),
  ...(key && { parameters: [pathParameter(key, text())] }),
  ...(body && { requestBody: requestBody(body) }),
  responses: { [key ? 200 : 201]: answers('Successful Response', ref(schema)), 422: invalid },
})
const orderFields = {
  turbine_id: text(),
  task_type: choice(TASK_TYPES),
  priority: priority(),
  planned_start: moment(),
  estimated_duration: duration(),
}
const taken = { state: choice(ORDER_STATES), technician_ids: listOf(text()), safety_note: maybe(text()) }

/** Wind farms: long names, OpenAPI 3.1 as frameworks generate it, ISO durations, a list that is only a search by POST. */
export const WINDFARM_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Gale Operations', version: '0.9.2' },
  paths: {
    '/wind-farm-sites': { get: list('/wind-farm-sites', 'list_wind_farm_sites', 'WindFarmSite') },
    '/wind-farm-sites/{site_code}': {
      get: one('/wind-farm-sites/{site_code}', 'get_wind_farm_site', 'WindFarmSite', 'site_code'),
    },
    '/turbine-units': {
      get: list('/turbine-units', 'list_turbine_units', 'TurbineUnit', [
        queryParameter('site_code', maybe(text())),
        queryParameter('state', maybe(choice(TURBINE_STATES))),
      ]),
    },
    '/turbine-units/{turbine_id}': {
      get: one('/turbine-units/{turbine_id}', 'get_turbine_unit', 'TurbineUnit', 'turbine_id'),
      patch: send('/turbine-units/{turbine_id}', 'update_turbine_unit', 'TurbineUnit', 'turbine_id', record({ next_service_due: date(), model: text() }), 'patch'), // oxfmt-ignore
    },
    '/turbine-units/{turbine_id}/stop': {
      post: send('/turbine-units/{turbine_id}/stop', 'stop_turbine_unit', 'TurbineUnit', 'turbine_id'),
    },
    '/turbine-units/{turbine_id}/restart': {
      post: send('/turbine-units/{turbine_id}/restart', 'restart_turbine_unit', 'TurbineUnit', 'turbine_id'),
    },
    '/maintenance-work-orders': {
      get: list('/maintenance-work-orders', 'list_maintenance_work_orders', 'MaintenanceWorkOrder', [
        queryParameter('state', maybe(choice(ORDER_STATES))),
        queryParameter('turbine_id', maybe(text())),
      ]),
      post: send('/maintenance-work-orders', 'create_maintenance_work_order', 'MaintenanceWorkOrder', undefined, record({ ...orderFields, safety_note: text() }, ['turbine_id', 'task_type'])), // oxfmt-ignore
    },
    '/maintenance-work-orders/{work_order_id}': {
      get: one('/maintenance-work-orders/{work_order_id}', 'get_maintenance_work_order', 'MaintenanceWorkOrder', 'work_order_id'), // oxfmt-ignore
      patch: send('/maintenance-work-orders/{work_order_id}', 'update_maintenance_work_order', 'MaintenanceWorkOrder', 'work_order_id', record({ priority: priority(), planned_start: moment(), estimated_duration: duration(), technician_ids: listOf(text()), safety_note: maybe(text()) }), 'patch'), // oxfmt-ignore
      delete: {
        ...named('delete_maintenance_work_order', '/maintenance-work-orders/{work_order_id}', 'delete'),
        parameters: [pathParameter('work_order_id', text())],
        responses: { 204: { description: 'Successful Response' }, 422: invalid },
      },
    },
    '/maintenance-work-orders/{work_order_id}/complete': {
      post: send('/maintenance-work-orders/{work_order_id}/complete', 'complete_maintenance_work_order', 'MaintenanceWorkOrder', 'work_order_id'), // oxfmt-ignore
    },
    '/maintenance-work-orders/{work_order_id}/cancel': {
      post: send('/maintenance-work-orders/{work_order_id}/cancel', 'cancel_maintenance_work_order', 'MaintenanceWorkOrder', 'work_order_id'), // oxfmt-ignore
    },
    '/field-technicians': {
      get: list('/field-technicians', 'list_field_technicians', 'FieldTechnician'),
      post: send('/field-technicians', 'create_field_technician', 'FieldTechnician', undefined, record({ full_name: text(), email: text(), certifications: listOf(choice(CERTIFICATES)), daily_rate_eur: decimal() }, ['full_name', 'email'])), // oxfmt-ignore
    },
    '/field-technicians/{technician_id}': {
      get: one('/field-technicians/{technician_id}', 'get_field_technician', 'FieldTechnician', 'technician_id'),
      patch: send('/field-technicians/{technician_id}', 'update_field_technician', 'FieldTechnician', 'technician_id', record({ email: text(), daily_rate_eur: decimal(), is_on_call: flag(), certified_until: date() }), 'patch'), // oxfmt-ignore
      delete: {
        ...named('delete_field_technician', '/field-technicians/{technician_id}', 'delete'),
        parameters: [pathParameter('technician_id', text())],
        responses: { 204: { description: 'Successful Response' }, 422: invalid },
      },
    },
    '/grid-curtailment-events': {
      get: list('/grid-curtailment-events', 'list_grid_curtailment_events', 'GridCurtailmentEvent'),
    },
    '/alarm-events/search': {
      post: {
        ...named('search_alarm_events', '/alarm-events/search', 'post'),
        requestBody: requestBody(
          record({
            turbine_id: maybe(text()),
            severity: maybe(choice(SEVERITIES)),
            offset: whole(undefined, { default: 0 }),
            size: whole(undefined, { default: 25, maximum: 200 }),
          }),
        ),
        responses: {
          200: answers('Successful Response', record({ hits: listOf(ref('AlarmEvent')), total: whole() })),
          422: invalid,
        },
      },
    },
    '/alarm-events/{alarm_id}/acknowledge': {
      post: send('/alarm-events/{alarm_id}/acknowledge', 'acknowledge_alarm_event', 'AlarmEvent', 'alarm_id', record({ technician_id: text() }, ['technician_id'])), // oxfmt-ignore
    },
  },
  components: {
    schemas: {
      HTTPValidationError: record({ detail: listOf(record({ loc: listOf(text()), msg: text(), type: text() })) }),
      WindFarmSite: record({
        site_code: text(),
        site_name: text(),
        location: record({
          country: text(),
          region: text(),
          geo: record({ latitude: decimal(), longitude: decimal() }),
        }),
        owner_company: text(),
        commissioned_on: date(),
        grid_capacity_mw: whole(),
        is_offshore: flag(),
      }),
      TurbineUnit: record({
        turbine_id: text(),
        site_code: text(),
        manufacturer: text(),
        model: text(),
        rated_power_kw: whole(),
        hub_height_m: whole(),
        state: choice(TURBINE_STATES),
        availability: decimal('Share of the last 12 months, 0 to 1'),
        last_service_at: moment(),
        next_service_due: date(),
      }),
      FieldTechnician: record({
        technician_id: text(),
        full_name: text(),
        email: text(),
        home_base: record({ town: text(), country: text() }),
        certifications: listOf(choice(CERTIFICATES)),
        certified_until: date(),
        daily_rate_eur: decimal(),
        is_on_call: flag(),
        supervisor_id: maybe(text()),
      }),
      MaintenanceWorkOrder: record({
        work_order_id: text(),
        ...orderFields,
        ...taken,
        actual_duration: maybe(duration()),
        finished_at: maybe(moment()),
        parts_cost_eur: maybe(decimal()),
      }),
      GridCurtailmentEvent: record({
        event_id: text(),
        site_code: text(),
        started_at: moment(),
        duration: duration(),
        curtailed_share: decimal('0.4 is 40 % of the power'),
        lost_energy_mwh: decimal(),
        reason: choice(REASONS),
      }),
      AlarmEvent: record({
        alarm_id: text(),
        turbine_id: text(),
        fault_code: text(),
        severity: choice(SEVERITIES),
        raised_at: moment(),
        cleared_at: maybe(moment()),
        acknowledged_by: maybe(text('The technician')),
      }),
    },
  },
}
