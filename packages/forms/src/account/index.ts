// What a person types to log in, and to change or confirm their password. Free of React.
export { changePassword } from './changePassword/changePassword.schema'
export { confirmPassword } from './confirmPassword/confirmPassword.schema'
export { login } from './login/login.schema'
