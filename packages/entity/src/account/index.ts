// What a person types to log in, and to change or confirm their password. Free of React.
export { changePassword } from './changePassword'
export { confirmPassword } from './confirmPassword'
export { confirmWithCode } from './confirmWithCode'
export { login } from './login'
export { factorReset } from './factorReset'
export { secondFactor } from './secondFactor'
export { choosePassword, forgotPassword } from './passwordLink'
