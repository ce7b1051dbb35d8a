/** Three words and a number: nothing speaks against it. */
export const password = 'kucing makan 7 rambutan'

/** It, as it is stored; made once, because a hash takes its time. */
export const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$WZNUlpl5HUpYzi9YLwJtiA$31kz77ADtvZF5wHsvDYD4dZybl+UpzZ0plR4mHtR2ts'
