/**
 * The part of the router that the site uses. Shared in place of the whole library, which would add 40 kB to every first visit.
 */
export { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
