/** The states that pointer and keyboard cause, for all controls. */
export const pointerStates = {
  Hover: { pseudo: 'hover' },
  'Focus visible': { pseudo: 'focus-visible' },
  Active: { pseudo: 'active' },
} as const

/** Arabic texts, for right-to-left states. */
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

/** A sentence that fits on one line nowhere. */
export const longText =
  'Migration of booking portals, timetables and invoices from systems that nobody knows any more'
