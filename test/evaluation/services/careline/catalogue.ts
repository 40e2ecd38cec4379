export const APPLIANCE_CATEGORIES = ['washing_machine', 'tumble_dryer', 'dishwasher', 'fridge_freezer', 'oven', 'hob', 'vacuum_cleaner', 'coffee_machine'] as const // oxfmt-ignore
export type ApplianceCategory = (typeof APPLIANCE_CATEGORIES)[number]

/** What Kilbrae makes, or made until lately. */
export const APPLIANCES: [category: ApplianceCategory, name: string, model: string, price: number, warranty: number, discontinued?: boolean][] = [
  ['washing_machine', 'Weir 7', 'WM-710', 429, 24],
  ['washing_machine', 'Weir 9', 'WM-912', 579, 24],
  ['washing_machine', 'Weir 9 Steam', 'WM-918', 749, 60],
  ['washing_machine', 'Weir Slim', 'WM-605', 389, 24, true],
  ['tumble_dryer', 'Zephyr 8', 'TD-820', 459, 24],
  ['tumble_dryer', 'Zephyr 9 Heat Pump', 'TD-934', 829, 60],
  ['tumble_dryer', 'Zephyr Compact', 'TD-410', 299, 24, true],
  ['dishwasher', 'Tarn 45', 'DW-451', 399, 24],
  ['dishwasher', 'Tarn 60', 'DW-602', 519, 24],
  ['dishwasher', 'Tarn 60 Silent', 'DW-608', 689, 36],
  ['dishwasher', 'Tarn Tabletop', 'DW-300', 279, 12],
  ['fridge_freezer', 'Fjell 180', 'FF-180', 549, 24],
  ['fridge_freezer', 'Fjell 240', 'FF-240', 769, 36],
  ['fridge_freezer', 'Fjell Duo', 'FF-500', 1389, 60],
  ['fridge_freezer', 'Fjell Larder', 'FF-120', 359, 24],
  ['oven', 'Ember Single', 'OV-610', 479, 24],
  ['oven', 'Ember Double', 'OV-920', 899, 36],
  ['oven', 'Ember Steam', 'OV-655', 1149, 36],
  ['oven', 'Ember Micro', 'OV-250', 219, 12, true],
  ['hob', 'Plana Induction 60', 'HB-604', 559, 24],
  ['hob', 'Plana Induction 80', 'HB-805', 799, 36],
  ['hob', 'Plana Gas', 'HB-600', 329, 24],
  ['vacuum_cleaner', 'Swoop Stick', 'VC-101', 249, 12],
  ['vacuum_cleaner', 'Swoop Cylinder', 'VC-220', 179, 24],
  ['vacuum_cleaner', 'Swoop Robot', 'VC-350', 449, 24],
  ['coffee_machine', 'Crema One', 'CM-110', 129, 12, true],
  ['coffee_machine', 'Crema Bean', 'CM-330', 599, 24],
  ['coffee_machine', 'Crema Office', 'CM-770', 1099, 36],
] // oxfmt-ignore

/** What breaks on them. */
export const FAULTS: Record<ApplianceCategory, string[]> = {
  washing_machine: ['Drum does not spin', 'Error E18 after rinsing', 'Door stays locked', 'Leaks from the door seal'],
  tumble_dryer: ['Stops after ten minutes', 'Clothes come out damp', 'Filter light will not go off'],
  dishwasher: ['Water stays in the bottom', 'Tablets do not dissolve', 'Trips the fuse', 'Upper spray arm stuck'],
  fridge_freezer: ['Freezer compartment warms up', 'Ice on the back wall', 'Door alarm keeps beeping'],
  oven: ['Does not heat above 120 °C', 'Fan runs all night', 'Clock resets itself'],
  hob: ['Left zone switches itself off', 'Touch panel does not react', 'Crack in the glass'],
  vacuum_cleaner: ['Battery lasts five minutes', 'No suction', 'Brush does not turn'],
  coffee_machine: ['Pump runs but no coffee comes', 'Milk does not froth', 'Asks to descale every day'],
}
/** What else people write about, by the type of the issue. */
export const CONCERNS: Record<string, string[]> = {
  noise: ['Loud rattling', 'High-pitched whistle', 'Hums when switched off'],
  spare_part: ['Where can I buy a new handle?', 'Replacement seal needed', 'Looking for a spare shelf'],
  warranty: ['Is my appliance still under warranty?', 'Repair under warranty', 'Warranty claim turned down'],
  delivery: ['Delivered with a dent', 'Delivery did not turn up', 'Wrong colour delivered'],
  installation: ['Installer never came', 'Does not fit the niche', 'Which hose do I need?'],
  how_to: ['How do I set the child lock?', 'Which programme for wool?', 'How do I reset it?'],
  billing: [
    'Charged twice',
    'Invoice has the wrong address',
    'Care plan still not cancelled',
    'Refund has not arrived',
  ],
}
