/** What the pointer and the keyboard do to a control; the same for every control. */
export const pointerStates = {
  Hover: { pseudo: 'hover' },
  'Focus visible': { pseudo: 'focus-visible' },
  Active: { pseudo: 'active' },
} as const

/** Words in a language that is written from right to left, for the states that show it. */
export const arabic = {
  save: 'حفظ التغييرات',
  name: 'الاسم',
  person: 'بريا رامان',
  hint: 'كما يظهر تحت الاقتباس',
  error: 'الاسم مطلوب',
  description: 'الوصف',
  sentence: 'أعادوا بناء بوابة الحجز لدينا في أحد عشر أسبوعًا، والسائقون راضون عنها.',
  testimonials: 'الشهادات',
  content: 'المحتوى',
  add: 'إضافة',
  tags: 'الوسوم',
  addTag: 'أضف وسمًا…',
  image: 'الصورة',
} as const

/** A sentence that has no room on one line anywhere. */
export const longText =
  'Migration of booking portals, timetables and invoices from systems that nobody knows any more'
