import { string } from 'yup'

/**
 * The environment variables about the object storage of pictures. `checkPictures` has their rules: the names that begin with AWS may be set for another
 * program.
 */
export const pictureVariables = {
  PICTURES_URL: string().meta({
    description:
      'the bucket, and a folder in it, that store the pictures in place of the database, `s3://bucket/folder`; needs the two keys below',
    whenUnset: 'the database stores them',
  }),
  PICTURES_ENDPOINT: string().meta({
    description:
      'the address of an object storage other than that of AWS, such as MinIO: `https://storage.example.com:9000`',
    whenUnset: 'that of AWS in `AWS_REGION`',
  }),
  AWS_REGION: string().meta({
    description: 'the region of the bucket; read only with `PICTURES_URL`, as the two keys',
    whenUnset: '`us-east-1` with `PICTURES_ENDPOINT`',
  }),
  AWS_ACCESS_KEY_ID: string().meta({
    description: 'the name of the key that may read, write, list and delete objects of the bucket',
    whenUnset: 'no object storage',
  }),
  AWS_SECRET_ACCESS_KEY: string().meta({
    description: 'the secret of that key',
    whenUnset: 'no object storage',
    secret: true,
  }),
}
