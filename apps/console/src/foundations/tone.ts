interface Tone {
  where: string
  how: string
  /** A sentence of the product. */
  say: string
  /** A sentence that the product avoids. */
  not: string
  /** The source of `say`, if the story checks it. */
  from?: 'forms' | 'failures'
}

/** The tone of the console's messages. */
export const tone: readonly Tone[] = [
  {
    where: 'A field is empty',
    how: 'Name the field and what it needs',
    say: 'Name is required',
    not: 'Please fill in this field!',
    from: 'forms',
  },
  {
    where: 'A text is too long',
    how: 'Name the limit and where the text stands now',
    say: 'Description should not exceed 43 words (currently 47 words)',
    not: 'Too long',
    from: 'forms',
  },
  {
    where: 'A value has the wrong form',
    how: 'Say what would be right',
    say: 'LinkedIn Link must be an https address on linkedin.com',
    not: 'Bad URL',
    from: 'forms',
  },
  {
    where: 'A button',
    how: 'A verb and its thing; the same words as the page that it opens',
    say: 'Add testimonial',
    not: 'Submit',
  },
  {
    where: 'A question before a loss',
    how: 'Name the thing; the text below it names the record',
    say: 'Delete this testimonial?',
    not: 'Are you sure?',
  },
  {
    where: 'Something went well',
    how: 'Say what is now so, in a few words',
    say: 'Priya Raman is saved',
    not: 'Success!',
  },
  {
    where: 'Something failed',
    how: 'Say what happened, what became of the work, and what to do',
    say: 'Something went wrong on the server. Please try again.',
    not: 'Oops, error 500',
    from: 'failures',
  },
  {
    where: 'Nothing is there yet',
    how: 'Say so, and offer the first step',
    say: 'No testimonials yet',
    not: 'No data',
  },
]
