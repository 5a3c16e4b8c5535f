// What a person types to log in, and to change or confirm their password. Free of React.
export { changePassword } from './changePassword'
export { confirmPassword, confirmWithCode } from './confirmPassword'
export { login } from './login'
export { factorReset, secondFactor } from './secondFactor'
export { choosePassword, forgotPassword } from './passwordLink'
